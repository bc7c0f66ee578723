import { TimeText } from "@/components/text/TimeText";
import type { Actualidad } from "@/schema/actualidad";

/** The red band over everything: what has just happened, and when. */
export const UrgentBand = ({ banner }: { banner: NonNullable<Actualidad["banner"]> }) => (
  <section aria-label="Última hora" className="bg-urgent text-white">
    <p className="measure flex flex-wrap items-baseline gap-x-5 gap-y-1 pt-3.5 pb-2.5 lg:flex-nowrap">
      <strong className="flex-none text-small font-semibold tracking-widest">URGENTE</strong>{" "}
      <span className="font-serif text-headline-4 font-semibold max-lg:order-last max-lg:basis-full">
        {banner.headline}
      </span>{" "}
      <span className="ml-auto flex-none text-meta whitespace-nowrap">
        <TimeText value={banner.time} />
      </span>
    </p>
  </section>
);
