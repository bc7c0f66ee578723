import { PageFrame } from "@/components/frame/PageFrame";
import { JsonLd } from "@/components/JsonLd";
import { AiTools } from "@/components/tecnologia/AiTools";
import { Announcements } from "@/components/tecnologia/Announcements";
import { LanguageBars } from "@/components/tecnologia/LanguageBars";
import { Launches } from "@/components/tecnologia/Launches";
import { TechFigures } from "@/components/tecnologia/TechFigures";
import { TechHead } from "@/components/tecnologia/TechHead";
import { TechTrends } from "@/components/tecnologia/TechTrends";
import { sectionPages } from "@/data/resolve/pages";
import { pageMetadata } from "../metadata";
import { pageGraph } from "../structured";

export const metadata = pageMetadata("tecnologia");

const { tecnologia } = sectionPages;

export default function TecnologiaPage() {
  return (
    <PageFrame section="tecnologia" records={tecnologia}>
      <TechHead title={tecnologia.title} intro={tecnologia.intro} story={tecnologia.hero} />
      <div className="measure space-y-12 pt-10">
        <Launches launches={tecnologia.launches} />
        <TechTrends trends={tecnologia.trends} />
        <Announcements stories={tecnologia.announcements} />
        <AiTools tools={tecnologia.aiTools} />
        <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <LanguageBars languages={tecnologia.languages} />
          </div>
          <div className="lg:col-span-4">
            <TechFigures metrics={tecnologia.sector} />
          </div>
        </div>
      </div>
      <JsonLd graph={pageGraph("tecnologia")} />
    </PageFrame>
  );
}
