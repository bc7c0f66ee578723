import { Companies } from "@/components/economia/Companies";
import { EconomyHead } from "@/components/economia/EconomyHead";
import { EconomyNews } from "@/components/economia/EconomyNews";
import { LatestList } from "@/components/economia/LatestList";
import { MarketAnalysis } from "@/components/economia/MarketAnalysis";
import { MonographCard } from "@/components/economia/MonographCard";
import { QuickData } from "@/components/economia/QuickData";
import { Tickers } from "@/components/economia/Tickers";
import { FirstScreenEnd } from "@/components/FirstScreen";
import { PageFrame } from "@/components/frame/PageFrame";
import { paper } from "@/paper/paper";
import { pageMetadata } from "../metadata";
import { pageGraph } from "../structured";
import { edition } from "@/paper/site";

export const metadata = pageMetadata("economia");

/** The height of none, one or two bands, before they are there. */
const roomForBands = ["", "grid-rows-[minmax(2.25rem,auto)_auto]", "grid-rows-[minmax(4.5rem,auto)_auto]"];

export default function EconomiaPage() {
  const { economia } = paper.pages;
  const { indices, indicators, monograph, companies, news, analysis, weeks, quick, sources } = economia;
  // The last of the news stands in the list beside the others, which leads to them.
  const inGrid = news.slice(0, -1);
  const [index] = indices;
  const figures = [indices, indicators, companies, quick].some(({ length }) => length > 0);
  const bands = Number(indices.length > 0) + Number(indicators.length > 0);
  return (
    <PageFrame section="economia" records={economia} graph={pageGraph("economia")}>
      {/* The page says what it is before its tickers pass, and keeps their room free. */}
      <div className={`grid grid-cols-1 ${roomForBands[bands] ?? ""}`}>
        <div className="row-start-2 measure">
          <EconomyHead title={economia.title} intro={economia.intro} close={figures ? edition.close : undefined} />
        </div>
        {bands > 0 && <Tickers indices={indices} indicators={indicators} />}
      </div>
      <div className="measure mt-6 space-y-10">
        {monograph && <MonographCard monograph={monograph} />}
        <FirstScreenEnd />
        {companies.length > 0 && (
          <Companies companies={companies} session={economia.session} source={sources?.companies} />
        )}
        <div className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <EconomyNews stories={inGrid} first={!monograph} />
          </div>
          <div className="lg:col-span-4">
            <LatestList inGrid={inGrid} alone={news.at(-1)} />
          </div>
        </div>
      </div>
      {analysis && (
        <div className="mt-10 lg:mt-14">
          <MarketAnalysis
            analysis={analysis}
            chart={weeks && index ? { index, weeks, source: sources?.weeks } : undefined}
          />
        </div>
      )}
      {quick.length > 0 && (
        <div className="measure mt-10">
          <QuickData data={quick} source={sources?.quick} />
        </div>
      )}
    </PageFrame>
  );
}
