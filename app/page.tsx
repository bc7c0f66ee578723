import { FirstScreenEnd } from "@/components/FirstScreen";
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
import { Split } from "@/components/lists/Split";
import { front } from "@/paper/paper";
import { pageMetadata } from "./metadata";
import { pageGraph } from "./structured";

export const metadata = pageMetadata("home");

const { latest, featuredOpinions, startups, sports, documentary, videos, multimediaPodcasts, events } = front;
/** The parts beside the news. */
const { mostRead, newsletter, film, podcasts, opinionTeaser } = front;
const hasSidebar = mostRead.length > 0 || newsletter || film || podcasts.length > 0 || opinionTeaser;

export default function HomePage() {
  return (
    <PageFrame home records={front} graph={pageGraph("home")}>
      <div className="parts parts-close">
        <div className="measure">
          <h1 className="sr-only">{front.title}</h1>
          {front.markets.length > 0 && <MarketLine markets={front.markets} />}
          <FrontLead {...front} />
          <FirstScreenEnd />
        </div>
        {(latest.length > 0 || hasSidebar) && (
          <div className="measure">
            <Split
              wide={latest.length > 0 && <FrontNews stories={latest} chamber={front.chamber} />}
              narrow={hasSidebar && <FrontSidebar {...front} />}
            />
          </div>
        )}
        {featuredOpinions.length > 0 && <FeaturedOpinions pieces={featuredOpinions} />}
        {startups.length > 0 && (
          <div className="measure">
            <Startups startups={startups} source={front.sources?.startups} />
          </div>
        )}
        {sports && (
          <div className="measure">
            <FrontSports {...sports} />
          </div>
        )}
        {(documentary || videos.length > 0 || multimediaPodcasts.length > 0) && (
          <Multimedia documentary={documentary} videos={videos} podcasts={multimediaPodcasts} />
        )}
        {events.length > 0 && (
          <div className="measure">
            <FrontEvents events={events} />
          </div>
        )}
      </div>
    </PageFrame>
  );
}
