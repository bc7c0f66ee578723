import { Block } from "@/components/Block";
import { MentionBars } from "@/components/charts/MentionBars";
import type { Hashtag, LiveItem } from "@/data/schema/actualidad";
import type { Newsletter } from "@/data/schema/primitives";
import { LiveNews } from "./LiveNews";
import { NewsletterCard } from "./NewsletterCard";

type Props = { trends: Hashtag[]; live: LiveItem[]; newsletter: Newsletter };

/**
 * Beside the news: what is talked about, what is happening, the newsletter. What room the news leave goes between
 * the lines of both lists, so that the columns end together.
 */
export function LiveSidebar({ trends, live, newsletter }: Props) {
  return (
    <aside aria-label="Al minuto" className="grid gap-x-8 gap-y-10 md:max-lg:grid-cols-2 lg:flex lg:h-full lg:flex-col">
      <Block id="tendencias" title="Tendencias" className="lg:flex lg:grow lg:flex-col">
        <MentionBars topics={trends} />
      </Block>
      <LiveNews items={live} />
      <NewsletterCard newsletter={newsletter} />
    </aside>
  );
}
