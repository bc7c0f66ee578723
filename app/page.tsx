import { PageFrame } from "@/components/frame/PageFrame";
import { FeaturedOpinions } from "@/components/home/FeaturedOpinions";
import { FrontEvents } from "@/components/home/FrontEvents";
import { FrontLead } from "@/components/home/FrontLead";
import { FrontNews } from "@/components/home/FrontNews";
import { FrontSidebar } from "@/components/home/FrontSidebar";
import { FrontSports } from "@/components/home/FrontSports";
import { MarketLine } from "@/components/home/MarketLine";
import { Multimedia } from "@/components/home/Multimedia";
import { Startups } from "@/components/home/Startups";
import { JsonLd } from "@/components/JsonLd";
import { front } from "@/data/resolve/front";
import { pageMetadata } from "./metadata";
import { pageGraph } from "./structured";

export const metadata = pageMetadata("home");

export default function HomePage() {
  return (
    <PageFrame home records={front}>
      <div className="measure">
        <h1 className="sr-only">{front.title}</h1>
        {front.markets.length > 0 && <MarketLine markets={front.markets} />}
        <FrontLead {...front} />
        <div className="mt-7 grid gap-x-8 gap-y-6 md:gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <FrontNews stories={front.latest} chamber={front.chamber} />
          </div>
          <div className="border-rule lg:col-span-4 lg:-ml-4 lg:border-l lg:pl-4">
            <FrontSidebar {...front} />
          </div>
        </div>
      </div>
      <div className="mt-5 lg:mt-14">
        <FeaturedOpinions pieces={front.featuredOpinions} />
      </div>
      <div className="measure mt-5 lg:mt-14">
        <Startups startups={front.startups} />
      </div>
      <div className="measure mt-5 lg:mt-14">
        <FrontSports {...front.sports} />
      </div>
      <div className="mt-5 lg:mt-14">
        <Multimedia documentary={front.documentary} videos={front.videos} podcasts={front.multimediaPodcasts} />
      </div>
      <div className="measure mt-5 lg:mt-14">
        <FrontEvents events={front.events} />
      </div>
      <JsonLd graph={pageGraph("home")} />
    </PageFrame>
  );
}
