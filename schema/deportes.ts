import { z } from "zod";
import { as, declared, recordSchema } from "./declared";
import { distinctBy } from "./distinct";
import { list, optionalList } from "./lists";
import { count, heading, name, pictured, picturedAs, text, upcoming } from "./primitives";
import { source } from "./source";
import { sport, sportItemSchema, sportStorySchema } from "./sport";

/** More points than any match of any sport has had for a team. */
const score = z
  .int()
  .min(0)
  .max(199)
  .register(declared, { usual: (sport) => (sport === "Fútbol" ? { least: 0, most: 20 } : undefined) });

const team = as(text, { is: "team" });

/** A football match ends, with extra time, soon after this minute. */
const LAST_MINUTE = 130;

const liveMatchSchema = z
  .strictObject({
    sport,
    league: text,
    homeTeam: team,
    awayTeam: team,
    homeScore: score,
    awayScore: score,
    /** As the sport says it: 67′, 3.er cuarto, 2.º set. */
    minute: text.refine(
      (minute) => !(Number(/^(\d+)[′']/.exec(minute)?.[1]) > LAST_MINUTE),
      "es un minuto que no existe",
    ),
    status: z.literal("LIVE").register(declared, { is: "live" }),
  })
  .refine(({ homeTeam, awayTeam }) => homeTeam !== awayTeam, {
    path: ["awayTeam"],
    message: "es el mismo equipo que homeTeam",
  });
export type LiveMatch = z.infer<typeof liveMatchSchema>;

export const upcomingMatchSchema = recordSchema("match", {
  sport,
  league: text,
  teams: z.tuple([team, team]).refine(([home, away]) => home !== away, "son dos veces el mismo equipo"),
  ...upcoming,
  venue: text,
});
export type UpcomingMatch = z.infer<typeof upcomingMatchSchema>;

const playerSchema = z
  .strictObject({
    name,
    sport,
    team: text,
    goals: count.optional(),
    points: count.optional(),
    titles: count.optional(),
    assists: count.optional(),
    ranking: z.int().min(1).max(10_000),
    ...picturedAs("square"),
  })
  .refine(
    (player) => [player.goals, player.points, player.titles].filter((figure) => figure !== undefined).length === 1,
    "un deportista lleva goals, points o titles: uno de los tres",
  );
export type Player = z.infer<typeof playerSchema>;

export const deportesSchema = z.strictObject({
  ...heading,
  ...pictured,
  sources: z.strictObject({ stats: source }).optional(),
  live: optionalList(liveMatchSchema, 1, 6, distinctBy("homeTeam", "sport")),
  featured: list(sportStorySchema, 1, 5),
  latest: optionalList(sportItemSchema, 5, 10),
  upcoming: optionalList(upcomingMatchSchema, 3, 7),
  players: optionalList(playerSchema, 2, 6, distinctBy("name")),
  stats: z.strictObject({ matchesToday: count, live: count, goals: count, leagues: count }).optional(),
});
export type Deportes = z.infer<typeof deportesSchema>;
export type DeportesInput = z.input<typeof deportesSchema>;
