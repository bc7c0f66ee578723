import { CategoryChips } from "@/components/actualidad/CategoryChips";
import { HotStory } from "@/components/actualidad/HotStory";
import { LatestStories } from "@/components/actualidad/LatestStories";
import { LiveSidebar } from "@/components/actualidad/LiveSidebar";
import { UrgentBand } from "@/components/actualidad/UrgentBand";
import { PageFrame } from "@/components/frame/PageFrame";
import { JsonLd } from "@/components/JsonLd";
import { PageHeading } from "@/components/PageHeading";
import { actualidad } from "@/data/actualidad";
import { pageMetadata } from "../metadata";
import { pageGraph } from "../structured";

export const metadata = pageMetadata("actualidad");

export default function ActualidadPage() {
  const { title, intro, banner, hot, chips, latest, trends, live, newsletter } = actualidad;
  return (
    <PageFrame section="actualidad">
      <UrgentBand banner={banner} />
      <div className="measure">
        <PageHeading title={title} intro={intro} />
        <HotStory story={hot} />
        <CategoryChips chips={chips} />
        <div className="mt-12 grid gap-x-8 gap-y-14 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <LatestStories stories={latest} />
          </div>
          <div className="lg:col-span-4">
            <LiveSidebar trends={trends} live={live} newsletter={newsletter} />
          </div>
        </div>
      </div>
      <JsonLd graph={pageGraph("actualidad")} />
    </PageFrame>
  );
}
