import { FirstScreenEnd } from "@/components/FirstScreen";
import { PageFrame } from "@/components/frame/PageFrame";
import { Split } from "@/components/lists/Split";
import { AiTools } from "@/components/tecnologia/AiTools";
import { Announcements } from "@/components/tecnologia/Announcements";
import { LanguageBars } from "@/components/tecnologia/LanguageBars";
import { Launches } from "@/components/tecnologia/Launches";
import { SectorFigures } from "@/components/charts/SectorFigures";
import { TechHead } from "@/components/tecnologia/TechHead";
import { TechTrends } from "@/components/tecnologia/TechTrends";
import { paper } from "@/paper/paper";
import { pageMetadata } from "../metadata";
import { pageGraph } from "../structured";

export const metadata = pageMetadata("tecnologia");

export default function TecnologiaPage() {
  const { tecnologia } = paper.pages;
  const { title, intro, hero, launches, trends, announcements, aiTools, languages, sector } = tecnologia;
  return (
    <PageFrame section="tecnologia" records={tecnologia} graph={pageGraph("tecnologia")}>
      <TechHead title={title} intro={intro} story={hero} />
      <div className="parts measure py-10">
        {launches.length > 0 && <Launches launches={launches} />}
        <FirstScreenEnd />
      </div>
      {trends.length > 0 && <TechTrends trends={trends} source={tecnologia.sources?.trends} />}
      <div className="parts measure pt-10">
        {announcements.length > 0 && <Announcements stories={announcements} />}
        {aiTools.length > 0 && <AiTools tools={aiTools} />}
        <Split
          wide={languages.length > 0 && <LanguageBars languages={languages} survey={tecnologia.survey} />}
          narrow={sector.length > 0 && <SectorFigures metrics={sector} source={tecnologia.sources?.sector} />}
        />
      </div>
    </PageFrame>
  );
}
