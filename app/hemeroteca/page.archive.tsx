import { Breadcrumb } from "@/components/Breadcrumb";
import { PageFrame } from "@/components/frame/PageFrame";
import { isoDay, monthInFull, weekdayAndDay } from "@/lib/format";
import { ARCHIVE, href } from "@/lib/paths";
import { archivePath } from "@/paper/address";
import { paper } from "@/paper/paper";
import { site } from "@/paper/site";
import { ownPageMetadata } from "../metadata";

/* A route only where data/newspaper.ts keeps an archive (next.config.mjs). */

export const metadata = ownPageMetadata({
  title: "Hemeroteca",
  description: `Todas las ediciones de ${site.name}, día a día, como se publicaron.`,
  route: ARCHIVE,
});

const { close } = paper.edition;

/** The editions that are kept, by month. It knows this one; a deployment adds those that are there (tools/archive/list.ts). */
export default function ArchivePage() {
  return (
    <PageFrame>
      <div className="measure pt-4">
        <Breadcrumb name="Hemeroteca" />
        <h1 className="mt-5 text-headline-2">Hemeroteca</h1>
        <section data-month={isoDay(close).slice(0, 7)} className="mt-8 max-w-2xl">
          <h2 className="text-headline-4">{monthInFull(close)}</h2>
          <ul className="mt-3 gap-x-8 sm:columns-2">
            <li data-day={isoDay(close)}>
              <a href={href(`${archivePath ?? ""}/`)} className="flex min-h-11 items-center underline">
                {weekdayAndDay(close)}
              </a>
            </li>
          </ul>
        </section>
      </div>
    </PageFrame>
  );
}
