import type { ReactNode } from "react";
import type { Graph } from "schema-dts";
import { FirstScreenEnd } from "@/components/FirstScreen";
import { Island } from "@/components/Island";
import { JsonLd } from "@/components/JsonLd";
import { TimeText } from "@/components/text/TimeText";
import type { SectionKey } from "@/schema/sections";
import { OLD_HOURS } from "@/lib/format";
import { ARCHIVE, href } from "@/lib/paths";
import { creditsOf } from "./credits";
import { Footer } from "./Footer";
import { FrontHeader, Header } from "./Header";
import { edition, site } from "@/paper/site";

/** Who took the page's other photographs and of what, at its foot as a printed page has it; nothing where nobody is named. */
export function PhotoCredits({ records }: { records: unknown }) {
  const credits = [...new Set(creditsOf(records).map(({ credit, of }) => `${credit} (${of})`))];
  if (credits.length === 0) return null;
  return (
    <p className="measure mt-12 text-meta text-muted">
      {credits.length === 1 ? "Fotografía" : "Fotografías"}: {credits.join("; ")}
    </p>
  );
}

/** Which edition a page of the archive is of, on top; hidden while it is today's (tools/archive/pages.ts). */
const ArchiveLine = () => (
  <p hidden data-archived="" className="measure py-3 text-small text-muted">
    Esta es la edición del <TimeText value={edition.close} mode="long" />. Ve a la{" "}
    <a href={href(ARCHIVE)} className="underline">
      hemeroteca
    </a>{" "}
    o a la{" "}
    <a data-today="" href={href("/")} className="underline">
      portada de hoy
    </a>
    .
  </p>
);

type Props = {
  /** The section whose page this is; its accent colours all that stands in it. */
  section?: SectionKey;
  home?: boolean;
  /** What the page prints: the photographers it names stand at its foot. */
  records?: unknown;
  /** What it says of itself to machines. */
  graph?: Graph;
  children: ReactNode;
};

/** Header, content and footer of a page. */
export const PageFrame = ({ section, home = false, records, graph, children }: Props) => (
  <div data-section={section} className="flex min-h-dvh flex-col print:block">
    <a
      href="#contenido"
      className="absolute -top-16 left-4 z-30 bg-saffron px-4 py-2 font-semibold text-on-saffron focus:top-2 print:hidden"
    >
      Saltar al contenido
    </a>
    {home ? <FrontHeader /> : <Header current={section} />}
    <main id="contenido" tabIndex={-1} className="flex-1 outline-none">
      {site.archive && <ArchiveLine />}
      {children}
      {graph && <JsonLd graph={graph} />}
      <PhotoCredits records={records} />
    </main>
    <Footer dated={!home} />
    {/* A page of no section is an error's, which is no higher than a screen. */}
    {!home && !section && <FirstScreenEnd />}
    {!site.sample && <Island name="AgeingTimes" props={{ hours: OLD_HOURS }} />}
  </div>
);
