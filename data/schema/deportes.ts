import { z } from "zod";
import { distinctBy } from "./distinct";
import { count, heading, notOver, notOverMessage, pictured, text, upcoming } from "./primitives";
import { sport, sportItemSchema, sportStorySchema } from "./sport";

export const liveMatchSchema = z.strictObject({
  sport,
  league: text,
  homeTeam: text,
  awayTeam: text,
  homeScore: count,
  awayScore: count,
  /** As the sport says it: 67′, 3.er cuarto, 2.º set. */
  minute: text,
  status: z.literal("LIVE"),
});
export type LiveMatch = z.infer<typeof liveMatchSchema>;

export const upcomingMatchSchema = z
  .strictObject({
    sport,
    league: text,
    teams: z.tuple([text, text]).refine(([home, away]) => home !== away, "are the same team twice"),
    ...upcoming,
    venue: text,
  })
  .refine(notOver, notOverMessage);
export type UpcomingMatch = z.infer<typeof upcomingMatchSchema>;

export const playerSchema = z
  .strictObject({
    name: text,
    sport,
    team: text,
    goals: count.optional(),
    points: count.optional(),
    titles: count.optional(),
    assists: count.optional(),
    ranking: z.int().min(1).max(10_000),
    ...pictured,
  })
  .refine(
    (player) => [player.goals, player.points, player.titles].filter((figure) => figure !== undefined).length === 1,
    { path: ["goals"], message: "a player has goals or points or titles, one of the three" },
  );
export type Player = z.infer<typeof playerSchema>;

export const deportesSchema = z.strictObject({
  ...heading,
  ...pictured,
  live: z.array(liveMatchSchema).length(3).superRefine(distinctBy("homeTeam")),
  featured: z.array(sportStorySchema).length(3),
  latest: z.array(sportItemSchema).length(6),
  upcoming: z.array(upcomingMatchSchema).length(4),
  players: z.array(playerSchema).length(4).superRefine(distinctBy("name")),
  /** Fixed by the specification, section 9. */
  stats: z.strictObject({
    matchesToday: z.literal(147),
    live: z.literal(23),
    goals: z.literal(892),
    leagues: z.literal(34),
  }),
});
export type Deportes = z.infer<typeof deportesSchema>;
