import type { Hashtag, LiveItem } from "@/data/schema/actualidad";
import type { Newsletter } from "@/data/schema/primitives";
import { LiveTimeline } from "./LiveTimeline";
import { NewsletterCard } from "./NewsletterCard";
import { Hashtags } from "./Hashtags";

type Props = { trends: Hashtag[]; live: LiveItem[]; newsletter: Newsletter };

/** Beside the news: what is talked about, what is happening, the newsletter. */
export function LiveSidebar({ trends, live, newsletter }: Props) {
  return (
    <aside aria-label="Al minuto" className="grid gap-x-8 gap-y-10 md:max-lg:grid-cols-2 lg:flex lg:h-full lg:flex-col">
      <Hashtags trends={trends} />
      <LiveTimeline items={live} />
      <NewsletterCard newsletter={newsletter} />
    </aside>
  );
}
