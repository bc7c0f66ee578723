import { Players } from "@/components/deportes/Players";
import { QuickStats } from "@/components/deportes/QuickStats";
import { Scoreboards } from "@/components/deportes/Scoreboards";
import { SportsBriefs } from "@/components/deportes/SportsBriefs";
import { SportsHead } from "@/components/deportes/SportsHead";
import { SportsNews } from "@/components/deportes/SportsNews";
import { UpcomingMatches } from "@/components/deportes/UpcomingMatches";
import { PageFrame } from "@/components/frame/PageFrame";
import { JsonLd } from "@/components/JsonLd";
import { sectionPages } from "@/data/resolve/pages";
import { creditsOf } from "@/lib/records";
import { pageMetadata } from "../metadata";
import { pageGraph } from "../structured";

export const metadata = pageMetadata("deportes");

const { deportes } = sectionPages;

export default function DeportesPage() {
  return (
    <PageFrame section="deportes" records={deportes}>
      <SportsHead {...deportes} />
      <Scoreboards matches={deportes.live} />
      <div className="measure mt-8 grid grid-cols-1 gap-y-12">
        <SportsNews stories={deportes.featured} />
        <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
          <SportsBriefs items={deportes.latest} className="lg:col-span-7 xl:col-span-8" />
          <UpcomingMatches matches={deportes.upcoming} className="lg:col-span-5 xl:col-span-4" />
        </div>
        <Players players={deportes.players} />
      </div>
      {/* The band meets the footer, unless photographers are named between the two. */}
      <div className={`mt-12 ${creditsOf(deportes).length > 0 ? "" : "-mb-8 lg:-mb-16"}`}>
        <QuickStats stats={deportes.stats} />
      </div>
      <JsonLd graph={pageGraph("deportes")} />
    </PageFrame>
  );
}
