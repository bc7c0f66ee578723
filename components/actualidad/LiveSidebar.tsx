import { Block } from "@/components/Block";
import { NewsletterCard } from "@/components/NewsletterBox";
import { MentionBars } from "@/components/charts/MentionBars";
import { TimeText } from "@/components/text/TimeText";
import type { Actualidad, LiveItem } from "@/schema/actualidad";
import { typeset } from "@/lib/typeset";

const TITLE = (
  <span className="flex items-center gap-2.5">
    En Vivo
    <span className="live-dot text-accent" aria-hidden="true" />
  </span>
);

/** The day as it comes in, the last first. */
function LiveNews({ items }: { items: LiveItem[] }) {
  return (
    <Block id="en-vivo" title={TITLE}>
      <ol className="divide-y divide-rule">
        {items.map((item) => (
          <li key={item.title} className="py-3 first:pt-0 last:pb-0 lg:py-5">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <TimeText value={item.time} mode="hour" className="figures text-body font-bold text-accent" />{" "}
              <span className="kicker kicker-rest">{item.category}</span>
            </p>
            <h3 className="mt-1 text-headline-5 md:mt-2 xl:text-headline-4">{typeset(item.title)}</h3>
            {item.text && <p className="mt-1.5 text-small text-muted">{item.text}</p>}
          </li>
        ))}
      </ol>
    </Block>
  );
}

type Props = { page: Pick<Actualidad, "trends" | "sources" | "live" | "newsletter"> };

/** Beside the news: what is talked about, what is happening, the newsletter. */
export function LiveSidebar({ page: { trends, sources, live, newsletter } }: Props) {
  return (
    <aside
      aria-label="Al minuto"
      className="grid h-full gap-x-8 gap-y-10 md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_1fr] md:max-lg:*:nth-2:row-span-2 lg:flex lg:flex-col xl:gap-y-14"
    >
      {trends.length > 0 && (
        <Block id="tendencias" title="Tendencias">
          <MentionBars topics={trends} source={sources?.trends} />
        </Block>
      )}
      {live.length > 0 && <LiveNews items={live} />}
      {newsletter && <NewsletterCard newsletter={newsletter} id="boletin-actualidad" action="Suscribirse Gratis" />}
    </aside>
  );
}
