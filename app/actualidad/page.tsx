import { CategoryLine } from "@/components/actualidad/CategoryLine";
import { HotStory } from "@/components/actualidad/HotStory";
import { HourSpine } from "@/components/actualidad/HourSpine";
import { LiveSidebar } from "@/components/actualidad/LiveSidebar";
import { UrgentBand } from "@/components/actualidad/UrgentBand";
import { FirstScreenEnd } from "@/components/FirstScreen";
import { PageFrame } from "@/components/frame/PageFrame";
import { Split } from "@/components/lists/Split";
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
        <div className="parts">
          <HotStory story={hot} />
          {chips.length > 0 && <CategoryLine chips={chips} />}
          <FirstScreenEnd />
          <Split
            wide={latest.length > 0 && <HourSpine stories={latest} />}
            narrow={(trends.length > 0 || live.length > 0 || newsletter) && <LiveSidebar page={actualidad} />}
          />
        </div>
      </div>
    </PageFrame>
  );
}
