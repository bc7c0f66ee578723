import { Picture } from "@/components/Picture";
import { Headline } from "@/components/story/Headline";
import { TimeText } from "@/components/text/TimeText";
import type { RegionalNews as News } from "@/data/schema/politica";
import { ColourMark } from "./ColourMark";

/** How much is made of a piece: the first is larger, the others stand below it. */
const ranks = {
  lead: { size: "xl", excerpt: "mt-3 text-base" },
  row: { size: "md", excerpt: "mt-1.5 text-sm" },
} as const;

/** A piece's text beside the rule in its community's colour. */
function Text({ news, rank }: { news: News; rank: keyof typeof ranks }) {
  const { size, excerpt } = ranks[rank];
  return (
    <div className="relative pl-5">
      <ColourMark colour={news.colour} className="absolute inset-y-0 left-0 h-full w-1.5" />
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="kicker">{news.community}</span> <TimeText value={news.time} className="text-xs text-muted" />
      </p>
      <Headline size={size} className="mt-1">
        {news.title}
      </Headline>
      <p className={`text-muted ${excerpt}`}>{news.excerpt}</p>
    </div>
  );
}

function Lead({ news }: { news: News }) {
  return (
    <article id={news.id} className="grid gap-x-6 gap-y-4 pb-6 anchor sm:grid-cols-[1.3fr_1fr]">
      <Text news={news} rank="lead" />
      <Picture
        image={news.image}
        alt={news.alt}
        sizes="(width < 36rem) 100vw, (width < 64rem) 53vw, (width < 84rem) 36vw, 30rem"
        className="order-first aspect-[8/5] sm:self-start"
      />
    </article>
  );
}

function Row({ news }: { news: News }) {
  return (
    <article
      id={news.id}
      className="grid grid-cols-[minmax(0,1fr)_min(5.5rem,28%)] gap-x-5 border-t border-rule py-4 anchor sm:grid-cols-[minmax(0,1fr)_10rem] sm:gap-x-8"
    >
      <Text news={news} rank="row" />
      <Picture
        image={news.image}
        alt={news.alt}
        sizes="(width < 36rem) 5.5rem, 10rem"
        className="aspect-square self-start sm:aspect-[8/5]"
      />
    </article>
  );
}

/** News of the communities: one leads, the others follow, each beside its own colour. */
export function RegionalNews({ news }: { news: News[] }) {
  return news.map((one, index) => (index === 0 ? <Lead key={one.id} news={one} /> : <Row key={one.id} news={one} />));
}
