import { TimeText } from "@/components/text/TimeText";
import type { Actualidad } from "@/data/schema/actualidad";

/** The red band over everything: what has just happened, and when. */
export function UrgentBand({ banner }: { banner: Actualidad["banner"] }) {
  return (
    <section aria-label="Última hora" className="bg-urgent text-white">
      <p className="measure flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
        <strong className="rounded-sm bg-white px-2 py-1 kicker text-urgent">URGENTE</strong>
        <span className="font-serif text-xl font-semibold max-sm:order-last max-sm:basis-full">{banner.headline}</span>
        <TimeText value={banner.time} className="ml-auto text-xs whitespace-nowrap" />
      </p>
    </section>
  );
}
