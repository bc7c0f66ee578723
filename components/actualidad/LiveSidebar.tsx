import { Block } from "@/components/Block";
import { MentionBars } from "@/components/charts/MentionBars";
import type { Hashtag, LiveItem } from "@/data/schema/actualidad";
import type { Newsletter } from "@/data/schema/primitives";
import { LiveNews } from "./LiveNews";
import { NewsletterCard } from "./NewsletterCard";

type Props = { trends: Hashtag[]; live: LiveItem[]; newsletter: Newsletter };

/** Beside the news: what is talked about, what is happening, the newsletter. */
export function LiveSidebar({ trends, live, newsletter }: Props) {
  return (
    <aside aria-label="Al minuto" className="grid content-between gap-x-8 gap-y-10 md:max-lg:grid-cols-2 lg:h-full">
      <Block id="tendencias" title="Tendencias">
        <MentionBars topics={trends} />
      </Block>
      <LiveNews items={live} />
      <NewsletterCard newsletter={newsletter} />
    </aside>
  );
}
