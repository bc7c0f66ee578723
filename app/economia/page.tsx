import { Companies } from "@/components/economia/Companies";
import { EconomyHead } from "@/components/economia/EconomyHead";
import { EconomyNews } from "@/components/economia/EconomyNews";
import { LatestList } from "@/components/economia/LatestList";
import { MarketAnalysis } from "@/components/economia/MarketAnalysis";
import { MonographCard } from "@/components/economia/MonographCard";
import { QuickData } from "@/components/economia/QuickData";
import { FirstScreenEnd } from "@/components/FirstScreen";
import { PageFrame } from "@/components/frame/PageFrame";
import { Split } from "@/components/lists/Split";
import { paper } from "@/paper/paper";
import { edition } from "@/paper/site";
import { pageMetadata } from "../metadata";
import { pageGraph } from "../structured";

export const metadata = pageMetadata("economia");

export default function EconomiaPage() {
  const { economia } = paper.pages;
  const { indices, indicators, monograph, companies, news, analysis, weeks, quick, session, sources } = economia;
  // The last of the news stands in the list beside the others, which leads to them.
  const inGrid = news.slice(0, -1);
  const [index] = indices;
  const figures = [indices, indicators, companies, quick].some(({ length }) => length > 0);
  return (
    <PageFrame section="economia" records={economia} graph={pageGraph("economia")}>
      <EconomyHead {...economia} close={figures ? edition.close : undefined} />
      <div className="parts measure">
        {monograph && <MonographCard monograph={monograph} />}
        <FirstScreenEnd />
        {companies.length > 0 && <Companies companies={companies} session={session} source={sources?.companies} />}
        <Split
          parts="late"
          wide={<EconomyNews stories={inGrid} first={!monograph} />}
          narrow={<LatestList inGrid={inGrid} alone={news.at(-1)} />}
        />
      </div>
      {analysis && (
        <div className="mt-12">
          <MarketAnalysis
            analysis={analysis}
            chart={weeks && index ? { index, weeks, source: sources?.weeks } : undefined}
          />
        </div>
      )}
      {quick.length > 0 && (
        <div className="measure mt-12">
          <QuickData data={quick} source={sources?.quick} />
        </div>
      )}
    </PageFrame>
  );
}
