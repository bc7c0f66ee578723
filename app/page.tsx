import { PageFrame } from "@/components/frame/PageFrame";
import { Events } from "@/components/home/Events";
import { FeaturedOpinions } from "@/components/home/FeaturedOpinions";
import { Hero } from "@/components/home/Hero";
import { LatestNews } from "@/components/home/LatestNews";
import { Multimedia } from "@/components/home/Multimedia";
import { Sidebar } from "@/components/home/Sidebar";
import { Sports } from "@/components/home/Sports";
import { Startups } from "@/components/home/Startups";
import { JsonLd } from "@/components/JsonLd";
import { front } from "@/data/resolve/front";
import { pageMetadata } from "./metadata";
import { pageGraph } from "./structured";

export const metadata = pageMetadata("home");

export default function HomePage() {
  return (
    <PageFrame home>
      <div className="measure">
        <h1 className="sr-only">{front.title}</h1>
        <Hero lead={front.lead} side={front.side} />
        <div className="mt-12 grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <LatestNews stories={front.latest} />
          </div>
          <div className="lg:col-span-4">
            <Sidebar
              mostRead={front.mostRead}
              newsletter={front.newsletter}
              film={front.film}
              podcasts={front.podcasts}
              opinion={front.opinionTeaser}
            />
          </div>
        </div>
        <div className="mt-16 space-y-16">
          <FeaturedOpinions pieces={front.featuredOpinions} />
          <Startups startups={front.startups} />
          <Sports main={front.sports.main} items={front.sports.items} upcoming={front.sports.upcoming} />
        </div>
      </div>
      <div className="mt-16">
        <Multimedia documentary={front.documentary} videos={front.videos} podcasts={front.multimediaPodcasts} />
      </div>
      <div className="measure mt-16">
        <Events events={front.events} />
      </div>
      <JsonLd graph={pageGraph("home")} />
    </PageFrame>
  );
}
