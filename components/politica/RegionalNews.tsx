import { Picture } from "@/components/Picture";
import { Headline } from "@/components/story/Headline";
import { TimeText } from "@/components/text/TimeText";
import type { RegionalNews as News } from "@/data/schema/politica";
import { ColourMark } from "./ColourMark";

/** The rule in the community's colour, as high as what stands beside it. */
function Mark({ news }: { news: News }) {
  return <ColourMark colour={news.colour} className="absolute inset-y-0 left-0 h-full w-1.5" />;
}

function Title({ news, size }: { news: News; size: "xl" | "md" }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="kicker">{news.community}</span> <TimeText value={news.time} className="text-xs text-muted" />
      </p>
      <Headline size={size} className="mt-1">
        {news.title}
      </Headline>
    </>
  );
}

function Lead({ news }: { news: News }) {
  return (
    <article id={news.id} className="anchor grid gap-x-6 gap-y-4 pb-6 sm:grid-cols-[1.3fr_1fr]">
      <div className="relative pl-5">
        <Mark news={news} />
        <Title news={news} size="xl" />
        <p className="mt-3 text-base text-muted">{news.excerpt}</p>
      </div>
      <Picture
        image={news.image}
        alt={news.alt}
        sizes="(width < 36rem) 100vw, (width < 64rem) 53vw, (width < 84rem) 36vw, 30rem"
        className="order-first aspect-[8/5] sm:self-start"
      />
    </article>
  );
}

/** On phones the words run on below the small picture. */
function Row({ news }: { news: News }) {
  return (
    <article id={news.id} className="anchor border-t border-rule py-4">
      <div className="relative grid grid-cols-[minmax(0,1fr)_min(5.5rem,28%)] gap-x-5 pl-5 sm:grid-cols-[minmax(0,1fr)_10rem] sm:grid-rows-[auto_1fr] sm:gap-x-8">
        <Mark news={news} />
        <div>
          <Title news={news} size="md" />
        </div>
        <div className="max-sm:col-span-2 sm:col-start-1">
          <p className="mt-1.5 text-sm text-muted">{news.excerpt}</p>
        </div>
        <div className="col-start-2 row-start-1 sm:row-end-3">
          <Picture
            image={news.image}
            alt={news.alt}
            sizes="(width < 36rem) 5.5rem, 10rem"
            className="aspect-square sm:aspect-[8/5]"
          />
        </div>
      </div>
    </article>
  );
}

/** News of the communities: one leads, the others follow, each beside its own colour. */
export function RegionalNews({ news }: { news: News[] }) {
  return news.map((one, index) => (index === 0 ? <Lead key={one.id} news={one} /> : <Row key={one.id} news={one} />));
}
