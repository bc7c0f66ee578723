import { Companies } from "@/components/economia/Companies";
import { EconomyHead } from "@/components/economia/EconomyHead";
import { EconomyNews } from "@/components/economia/EconomyNews";
import { LatestList } from "@/components/economia/LatestList";
import { MarketAnalysis } from "@/components/economia/MarketAnalysis";
import { MonographCard } from "@/components/economia/MonographCard";
import { QuickData } from "@/components/economia/QuickData";
import { Tickers } from "@/components/economia/Tickers";
import { PageFrame } from "@/components/frame/PageFrame";
import { JsonLd } from "@/components/JsonLd";
import { economia } from "@/data/economia";
import { edition } from "@/data/edition";
import { pageMetadata } from "../metadata";
import { pageGraph } from "../structured";

export const metadata = pageMetadata("economia");

export default function EconomiaPage() {
  // The last of the news stands in the list beside the others, which leads to them.
  const inGrid = economia.news.slice(0, -1);
  return (
    <PageFrame section="economia">
      <Tickers indices={economia.indices} indicators={economia.indicators} />
      <div className="measure space-y-12 pb-16">
        <EconomyHead title={economia.title} intro={economia.intro} close={edition.close} />
        <MonographCard monograph={economia.monograph} />
        <Companies companies={economia.companies} />
        <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <EconomyNews stories={inGrid} />
          </div>
          <div className="lg:col-span-4">
            <LatestList inGrid={inGrid} alone={economia.news.at(-1)} />
          </div>
        </div>
        <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <MarketAnalysis analysis={economia.analysis} />
          </div>
          <div className="lg:col-span-4">
            <QuickData data={economia.quick} />
          </div>
        </div>
      </div>
      <JsonLd graph={pageGraph("economia")} />
    </PageFrame>
  );
}
