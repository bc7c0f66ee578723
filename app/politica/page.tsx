import { PageFrame } from "@/components/frame/PageFrame";
import { Island } from "@/components/Island";
import { JsonLd } from "@/components/JsonLd";
import { Hemicycle } from "@/components/politica/Hemicycle";
import { NewsPanel } from "@/components/politica/NewsPanel";
import { Panel } from "@/components/politica/Panel";
import { PartyCards } from "@/components/politica/PartyCards";
import { PoliticaHead } from "@/components/politica/PoliticaHead";
import { RegionalPanel } from "@/components/politica/RegionalPanel";
import { Sidebar } from "@/components/politica/Sidebar";
import { StatementsPanel } from "@/components/politica/StatementsPanel";
import { politica } from "@/data/politica";
import { pageMetadata } from "../metadata";
import { pageGraph } from "../structured";

export const metadata = pageMetadata("politica");

const tabs = [
  { id: "autonomicas", label: "CC.AA." },
  { id: "declaraciones", label: "Declaraciones" },
  { id: "partidos", label: "Partidos" },
  { id: "noticias", label: "Noticias" },
];

export default function PoliticaPage() {
  const { title, intro, urgent, regional, statements, parties, others, chamber, news, hotTopics, poll, government } =
    politica;
  return (
    <PageFrame section="politica">
      <PoliticaHead title={title} intro={intro} urgent={urgent} />
      <div className="measure mt-10 grid gap-x-8 gap-y-14 lg:grid-cols-12">
        <div className="tabbed min-w-0 lg:col-span-8 xl:col-span-9">
          <Island name="SectionTabs" props={{ tabs, label: "Secciones de Política" }} />
          <Panel id="autonomicas" title="Comunidades autónomas">
            <RegionalPanel news={regional} />
          </Panel>
          <Panel id="declaraciones" title="Declaraciones">
            <StatementsPanel statements={statements} />
          </Panel>
          <Panel id="partidos" title="Partidos">
            <Hemicycle parties={parties} others={others} chamber={chamber} />
            <PartyCards parties={parties.toSorted((left, right) => right.seats - left.seats)} />
          </Panel>
          <Panel id="noticias" title="Noticias">
            <NewsPanel news={news} />
          </Panel>
        </div>
        <div className="lg:col-span-4 xl:col-span-3">
          <Sidebar topics={hotTopics} poll={poll} government={government} />
        </div>
      </div>
      <JsonLd graph={pageGraph("politica")} />
    </PageFrame>
  );
}
