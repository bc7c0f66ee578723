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
import { home } from "@/data/home";
import { mostRead, opinionById, sportItemById, storyById } from "@/data/resolve/stories";
import { pageMetadata } from "./metadata";
import { pageGraph } from "./structured";

export const metadata = pageMetadata("home");

export default function HomePage() {
  return (
    <PageFrame home>
      <div className="measure">
        <h1 className="sr-only">{home.title}</h1>
        <Hero
          lead={storyById(home.lead, "lead")}
          side={home.side.map((id, index) => storyById(id, `side[${index}]`))}
        />
        <div className="mt-12 grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <LatestNews stories={home.latest.map((id, index) => storyById(id, `latest[${index}]`))} />
          </div>
          <div className="lg:col-span-4">
            <Sidebar
              mostRead={mostRead(home.mostRead)}
              film={home.film}
              podcasts={home.podcasts}
              opinion={opinionById(home.opinionTeaser, "opinionTeaser")}
            />
          </div>
        </div>
        <div className="mt-16 space-y-16">
          <FeaturedOpinions
            pieces={home.featuredOpinions.map((id, index) => opinionById(id, `featuredOpinions[${index}]`))}
          />
          <Startups startups={home.startups} />
          <Sports
            main={storyById(home.sports.main, "sports.main")}
            items={home.sports.items.map((id, index) => sportItemById(id, `sports.items[${index}]`))}
            upcoming={home.sports.upcoming}
          />
        </div>
      </div>
      <div className="mt-16">
        <Multimedia documentary={home.documentary} videos={home.videos} podcasts={home.multimediaPodcasts} />
      </div>
      <div className="measure mt-16">
        <Events events={home.events} />
      </div>
      <JsonLd graph={pageGraph("home")} />
    </PageFrame>
  );
}
