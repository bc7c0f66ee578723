import { PageFrame } from "@/components/frame/PageFrame";
import { JsonLd } from "@/components/JsonLd";
import { PartyBars } from "@/components/politica/PartyBars";
import { PoliticsHead } from "@/components/politica/PoliticsHead";
import { PoliticsNews } from "@/components/politica/PoliticsNews";
import { PoliticsSidebar } from "@/components/politica/PoliticsSidebar";
import { RegionalNews } from "@/components/politica/RegionalNews";
import { SeatChart } from "@/components/politica/SeatChart";
import { Statements } from "@/components/politica/Statements";
import { Tabs } from "@/components/politica/Tabs";
import { sectionPages } from "@/data/resolve/pages";
import { pageMetadata } from "../metadata";
import { pageGraph } from "../structured";

export const metadata = pageMetadata("politica");

const { politica } = sectionPages;

export default function PoliticaPage() {
  const { title, intro, urgent, regional, statements, parties, news, hotTopics, poll, government } = politica;
  return (
    <PageFrame section="politica" records={politica}>
      <PoliticsHead title={title} intro={intro} urgent={urgent} />
      <div className="measure mt-8 grid gap-x-8 gap-y-14 lg:grid-cols-12">
        <div className="tabbed min-w-0 lg:col-span-8">
          <Tabs
            label="Secciones de Política"
            panels={[
              {
                id: "autonomicas",
                label: "CC.AA.",
                title: "Comunidades autónomas",
                content: <RegionalNews news={regional} />,
              },
              {
                id: "declaraciones",
                label: "Declaraciones",
                title: "Declaraciones",
                content: <Statements statements={statements} />,
              },
              {
                id: "partidos",
                label: "Partidos",
                title: "Partidos",
                content: (
                  <>
                    <SeatChart {...politica} />
                    <PartyBars parties={parties} />
                  </>
                ),
              },
              { id: "noticias", label: "Noticias", title: "Noticias", content: <PoliticsNews news={news} /> },
            ]}
          />
        </div>
        <div className="lg:col-span-4">
          <PoliticsSidebar topics={hotTopics} poll={poll} government={government} />
        </div>
      </div>
      <JsonLd graph={pageGraph("politica")} />
    </PageFrame>
  );
}
