import { FirstScreenEnd } from "@/components/FirstScreen";
import { PageFrame } from "@/components/frame/PageFrame";
import { PartyBars } from "@/components/politica/PartyBars";
import { PoliticsHead } from "@/components/politica/PoliticsHead";
import { PoliticsNews } from "@/components/politica/PoliticsNews";
import { PoliticsSidebar } from "@/components/politica/PoliticsSidebar";
import { RegionalNews } from "@/components/politica/RegionalNews";
import { SeatChart } from "@/components/politica/SeatChart";
import { Statements } from "@/components/politica/Statements";
import { Tabs, type Panel } from "@/components/politica/Tabs";
import { Territory } from "@/components/politica/Territory";
import { paper } from "@/paper/paper";
import { newsByCommunity } from "@/paper/territory";
import { pageMetadata } from "../metadata";
import { pageGraph } from "../structured";

export const metadata = pageMetadata("politica");

/** So many news of the communities, and the map, are about as high as the rail. */
const BESIDE_RAIL = 2;

export default function PoliticaPage() {
  const { politica } = paper.pages;
  const { regional, statements, parties, chamber, news, hotTopics, poll, government, survey } = politica;
  const map = <Territory news={newsByCommunity(paper)} />;
  const possible: (Panel | false)[] = [
    regional.length > 0 && {
      id: "autonomicas",
      label: "CC.AA.",
      title: "Comunidades autónomas",
      content: <RegionalNews news={regional.slice(0, BESIDE_RAIL)} map={map} />,
      across: (
        <div className="border-rule lg:mt-8 lg:grid lg:grid-cols-12 lg:gap-8 lg:border-t lg:pt-6">
          <RegionalNews news={regional.slice(BESIDE_RAIL)} />
        </div>
      ),
    },
    statements.length > 0 && {
      id: "declaraciones",
      label: "Declaraciones",
      title: "Declaraciones",
      content: <Statements statements={statements} />,
    },
    parties.length > 0 && {
      id: "partidos",
      label: "Partidos",
      title: "Partidos",
      content: (
        <>
          {chamber && <SeatChart {...politica} chamber={chamber} />}
          <PartyBars parties={parties} survey={survey} />
        </>
      ),
    },
    news.length > 0 && {
      id: "noticias",
      label: "Noticias",
      title: "Noticias",
      content: <PoliticsNews news={news} />,
    },
  ];
  const panels = possible.filter((panel) => panel !== false);
  return (
    <PageFrame section="politica" records={politica} graph={pageGraph("politica")}>
      <PoliticsHead {...politica} />
      {panels.length === 0 && <FirstScreenEnd />}
      <div className="measure mt-8 grid gap-x-8 gap-y-7 empty:hidden lg:grid-cols-12 lg:grid-rows-[auto_1fr_auto] lg:gap-y-0">
        {panels.length > 0 && (
          <div className="tabbed min-w-0 lg:col-span-8 lg:only:col-start-3">
            <Tabs label="Secciones de Política" panels={panels} />
          </div>
        )}
        {(hotTopics.length > 0 || poll || government) && (
          <div className="relative lg:col-span-4 lg:row-span-2 lg:row-start-1 lg:not-only:col-start-9 lg:only:col-span-full">
            <PoliticsSidebar {...politica} />
          </div>
        )}
      </div>
    </PageFrame>
  );
}
