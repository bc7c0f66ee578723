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
        <div className="measure mt-8 grid grid-cols-1 gap-y-10">
          {events.length > 0 && <FeaturedEvents events={events} />}
          <FirstScreenEnd />
          {panorama.length > 0 && <Panorama panorama={panorama} />}
          {films.length > 0 && <Films films={films} source={sources?.films} />}
          <CultureNews stories={news} />
          <div className="grid grid-cols-1 gap-x-8 gap-y-10 empty:hidden lg:grid-cols-12">
            {books.length > 0 && (
              <div className="lg:col-span-8 lg:only:col-start-3">
                <Books books={books} source={sources?.books} />
              </div>
            )}
            {sector.length > 0 && (
              <div className="group lg:col-span-4 lg:only:col-span-full">
                <SectorFigures metrics={sector} source={sources?.sector} />
              </div>
            )}
          </div>
          {upcoming.length > 0 && <UpcomingEvents events={upcoming} />}
        </div>
      </div>
      <Island name="PictureFallback" props={{ src: pictureFile(defaultImage.image).src, alt: defaultImage.alt }} />
    </PageFrame>
  );
}
