import { FirstScreenEnd } from "@/components/FirstScreen";
import { PageFrame } from "@/components/frame/PageFrame";
import { FirstCommunities, MoreCommunities } from "@/components/politica/Communities";
import { PartyBars } from "@/components/politica/PartyBars";
import { PoliticsHead } from "@/components/politica/PoliticsHead";
import { PoliticsNews } from "@/components/politica/PoliticsNews";
import { PoliticsSidebar } from "@/components/politica/PoliticsSidebar";
import { SeatChart } from "@/components/politica/SeatChart";
import { Statements } from "@/components/politica/Statements";
import { Tabs, type Panel } from "@/components/politica/Tabs";
import { paper } from "@/paper/paper";
import { newsByCommunity } from "@/paper/territory";
import { pageMetadata } from "../metadata";
import { pageGraph } from "../structured";

export const metadata = pageMetadata("politica");

export default function PoliticaPage() {
  const { politica } = paper.pages;
  const { regional, statements, parties, chamber, news, hotTopics, poll, government, survey } = politica;
  const possible: (Panel | false)[] = [
    regional.length > 0 && {
      id: "autonomicas",
      label: "CC.AA.",
      title: "Comunidades autónomas",
      content: <FirstCommunities news={regional} />,
      across: <MoreCommunities news={regional} told={newsByCommunity(paper)} />,
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
      <div className="measure mt-8">
        <div className="tabs-and-rail areas gap-8 empty:hidden">
          {panels.length > 0 && (
            <div className="tabbed">
              <Tabs label="Secciones de Política" panels={panels} />
            </div>
          )}
          {(hotTopics.length > 0 || poll || government) && (
            <div className="tabs-rail lg:not-only:hairline print:mt-5">
              <PoliticsSidebar {...politica} />
            </div>
          )}
        </div>
      </div>
    </PageFrame>
  );
}
