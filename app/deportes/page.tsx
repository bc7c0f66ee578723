import { Players } from "@/components/deportes/Players";
import { QuickStats } from "@/components/deportes/QuickStats";
import { Scoreboards } from "@/components/deportes/Scoreboards";
import { SportsBriefs } from "@/components/deportes/SportsBriefs";
import { SportsHead } from "@/components/deportes/SportsHead";
import { SportsNews } from "@/components/deportes/SportsNews";
import { UpcomingMatches } from "@/components/deportes/UpcomingMatches";
import { FirstScreenEnd } from "@/components/FirstScreen";
import { PageFrame } from "@/components/frame/PageFrame";
import { paper } from "@/paper/paper";
import { creditsOf } from "@/lib/objects";
import { pageMetadata } from "../metadata";
import { pageGraph } from "../structured";

export const metadata = pageMetadata("deportes");

export default function DeportesPage() {
  const { deportes } = paper.pages;
  const { live, featured, latest, upcoming, players, stats } = deportes;
  return (
    <PageFrame section="deportes" records={deportes} graph={pageGraph("deportes")}>
      <SportsHead {...deportes} />
      {live.length > 0 && <Scoreboards matches={live} />}
      <FirstScreenEnd />
      <div className="measure mt-6 grid grid-cols-1 gap-y-12">
        <SportsNews stories={featured} />
        <div className="grid grid-cols-1 gap-x-8 gap-y-12 empty:hidden lg:grid-cols-12 lg:*:only:col-span-full">
          {latest.length > 0 && <SportsBriefs items={latest} />}
          {upcoming.length > 0 && <UpcomingMatches matches={upcoming} />}
        </div>
        {players.length > 0 && <Players players={players} />}
      </div>
      {/* The band meets the footer, unless photographers are named between the two. */}
      {stats && (
        <div className={`mt-12 ${creditsOf(deportes).length > 0 ? "" : "-mb-8 lg:-mb-16"}`}>
          <QuickStats stats={stats} source={deportes.sources?.stats} />
        </div>
      )}
    </PageFrame>
  );
}
