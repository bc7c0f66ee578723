import { Players } from "@/components/deportes/Players";
import { QuickStats } from "@/components/deportes/QuickStats";
import { Scoreboards } from "@/components/deportes/Scoreboards";
import { SportsBriefs } from "@/components/deportes/SportsBriefs";
import { SportsHead } from "@/components/deportes/SportsHead";
import { SportsNews } from "@/components/deportes/SportsNews";
import { UpcomingMatches } from "@/components/deportes/UpcomingMatches";
import { FirstScreenEnd } from "@/components/FirstScreen";
import { creditsOf } from "@/components/frame/credits";
import { PageFrame } from "@/components/frame/PageFrame";
import { Split } from "@/components/lists/Split";
import { paper } from "@/paper/paper";
import { pageMetadata } from "../metadata";
import { pageGraph } from "../structured";

export const metadata = pageMetadata("deportes");

export default function DeportesPage() {
  const { deportes } = paper.pages;
  const { live, featured, latest, upcoming, players, stats } = deportes;
  return (
    <PageFrame section="deportes" records={deportes} graph={pageGraph("deportes")}>
      <div className="voice-sport">
        <SportsHead {...deportes} />
        {live.length > 0 && <Scoreboards matches={live} />}
        <FirstScreenEnd />
        <div className="parts measure pt-4 pb-12 md:pt-8">
          <SportsNews stories={featured} />
          <Split
            wide={latest.length > 0 && <SportsBriefs items={latest} />}
            narrow={upcoming.length > 0 && <UpcomingMatches matches={upcoming} />}
          />
          {players.length > 0 && <Players players={players} />}
        </div>
        {/* It meets the footer, unless photographers are named between the two. */}
        {stats && (
          <div className={creditsOf(deportes).length > 0 ? "" : "-mb-8 md:-mb-12"}>
            <QuickStats stats={stats} source={deportes.sources?.stats} />
          </div>
        )}
      </div>
    </PageFrame>
  );
}
