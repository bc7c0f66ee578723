import { CategoryLine } from "@/components/actualidad/CategoryLine";
import { HotStory } from "@/components/actualidad/HotStory";
import { HourSpine } from "@/components/actualidad/HourSpine";
import { LiveSidebar } from "@/components/actualidad/LiveSidebar";
import { UrgentBand } from "@/components/actualidad/UrgentBand";
import { FirstScreenEnd } from "@/components/FirstScreen";
import { PageFrame } from "@/components/frame/PageFrame";
import { TitleLine } from "@/components/TitleLine";
import { paper } from "@/paper/paper";
import { pageMetadata } from "../metadata";
import { pageGraph } from "../structured";

export const metadata = pageMetadata("actualidad");

export default function ActualidadPage() {
  const { actualidad } = paper.pages;
  const { title, intro, banner, hot, chips, latest, trends, live, newsletter } = actualidad;
  return (
    <PageFrame section="actualidad" records={actualidad} graph={pageGraph("actualidad")}>
      {banner && <UrgentBand banner={banner} />}
      <div className="measure pt-4">
        <TitleLine title={title} intro={intro} />
        <HotStory story={hot} />
        {chips.length > 0 && <CategoryLine chips={chips} />}
        <FirstScreenEnd />
        <div className="mt-8 grid gap-x-8 gap-y-14 empty:hidden lg:grid-cols-12">
          {latest.length > 0 && (
            <div className="lg:col-span-8 lg:only:col-start-3">
              <HourSpine stories={latest} />
            </div>
          )}
          {(trends.length > 0 || live.length > 0 || newsletter) && (
            <div className="lg:col-span-4 lg:only:col-span-full">
              <LiveSidebar page={actualidad} />
            </div>
          )}
        </div>
      </div>
    </PageFrame>
  );
}
