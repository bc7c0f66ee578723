import { Books } from "@/components/cultura/Books";
import { SectorFigures } from "@/components/charts/SectorFigures";
import { CultureHead } from "@/components/cultura/CultureHead";
import { CultureNews } from "@/components/cultura/CultureNews";
import { FeaturedEvents } from "@/components/cultura/FeaturedEvents";
import { Films } from "@/components/cultura/Films";
import { Panorama } from "@/components/cultura/Panorama";
import { UpcomingEvents } from "@/components/cultura/UpcomingEvents";
import { FirstScreenEnd } from "@/components/FirstScreen";
import { PageFrame } from "@/components/frame/PageFrame";
import { Split } from "@/components/lists/Split";
import { Island } from "@/components/Island";
import { paper } from "@/paper/paper";
import { pictureFile } from "@/components/picture/files";
import { pageMetadata } from "../metadata";
import { pageGraph } from "../structured";

export const metadata = pageMetadata("cultura");

export default function CulturaPage() {
  const { cultura } = paper.pages;
  const { events, panorama, films, news, books, sector, upcoming, defaultImage, sources } = cultura;
  return (
    <PageFrame section="cultura" records={cultura} graph={pageGraph("cultura")}>
      <div className="has-default">
        <CultureHead {...cultura} />
        <div className="parts measure mt-7 md:mt-9">
          {events.length > 0 && <FeaturedEvents events={events} />}
          <FirstScreenEnd />
          {panorama.length > 0 && <Panorama panorama={panorama} />}
          {films.length > 0 && <Films films={films} source={sources?.films} />}
          <CultureNews stories={news} />
          <Split
            parts="late"
            wide={books.length > 0 && <Books books={books} source={sources?.books} />}
            narrow={sector.length > 0 && <SectorFigures metrics={sector} source={sources?.sector} />}
          />
          {upcoming.length > 0 && <UpcomingEvents events={upcoming} />}
        </div>
      </div>
      <Island name="PictureFallback" props={{ src: pictureFile(defaultImage.image).src, alt: defaultImage.alt }} />
    </PageFrame>
  );
}
