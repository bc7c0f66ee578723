import { Players } from "@/components/deportes/Players";
import { QuickStats } from "@/components/deportes/QuickStats";
import { Scoreboards } from "@/components/deportes/Scoreboards";
import { SportsBriefs } from "@/components/deportes/SportsBriefs";
import { SportsHead } from "@/components/deportes/SportsHead";
import { SportsNews } from "@/components/deportes/SportsNews";
import { UpcomingMatches } from "@/components/deportes/UpcomingMatches";
import { PageFrame } from "@/components/frame/PageFrame";
import { JsonLd } from "@/components/JsonLd";
import { deportes } from "@/data/deportes";
import { pageMetadata } from "../metadata";
import { pageGraph } from "../structured";

export const metadata = pageMetadata("deportes");

export default function DeportesPage() {
  return (
    <PageFrame section="deportes">
      <SportsHead title={deportes.title} intro={deportes.intro} image={deportes.image} alt={deportes.alt} />
      <Scoreboards matches={deportes.live} />
      <div className="measure mt-14 space-y-16">
        <SportsNews stories={deportes.featured} />
        <div className="grid grid-cols-1 gap-x-8 gap-y-16 xl:grid-cols-2">
          <SportsBriefs items={deportes.latest} />
          <UpcomingMatches matches={deportes.upcoming} />
        </div>
        <Players players={deportes.players} />
      </div>
      <div className="mt-16 -mb-20">
        <QuickStats stats={deportes.stats} />
      </div>
      <JsonLd graph={pageGraph("deportes")} />
    </PageFrame>
  );
}
