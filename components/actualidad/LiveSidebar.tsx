import { Block } from "@/components/Block";
import { Rows } from "@/components/lists/Rows";
import { NewsletterCard } from "@/components/NewsletterBox";
import { MentionBars } from "@/components/charts/MentionBars";
import { sectionOf } from "@/components/section-of";
import { Headline } from "@/components/story/Headline";
import { StoryForm } from "@/components/story/StoryForm";
import { Hour } from "@/components/text/Hour";
import type { Actualidad, LiveItem } from "@/schema/actualidad";

const TITLE = (
  <span className="flex items-center gap-2">
    En Vivo
    <span className="live-dot text-accent" aria-hidden="true" />
  </span>
);

/** The day as it comes in, the last first. */
const LiveNews = ({ items }: { items: LiveItem[] }) => (
  <Block id="en-vivo" title={TITLE}>
    <Rows ordered filling>
      {items.map(({ title, text, time, category }) => (
        <StoryForm
          key={title}
          form="line"
          section={sectionOf(category)}
          mark={<Hour value={time} />}
          kicker={<p className="kicker text-accent">{category}</p>}
          headline={<Headline weight={5}>{title}</Headline>}
          text={text && <p className="text-small text-muted">{text}</p>}
        />
      ))}
    </Rows>
  </Block>
);

type Props = { page: Pick<Actualidad, "trends" | "sources" | "live" | "newsletter"> };

/** Beside the news: what is talked about, what is happening, the newsletter. */
export const LiveSidebar = ({ page: { trends, sources, live, newsletter } }: Props) => (
  <aside aria-label="Al minuto" className="sidebar">
    {trends.length > 0 && (
      <Block id="tendencias" title="Tendencias">
        <MentionBars topics={trends} source={sources?.trends} />
      </Block>
    )}
    {live.length > 0 && (
      <div className="sidebar-tall md:max-lg:hairline">
        <LiveNews items={live} />
      </div>
    )}
    {newsletter && <NewsletterCard newsletter={newsletter} id="boletin-actualidad" action="Suscribirse Gratis" />}
  </aside>
);
