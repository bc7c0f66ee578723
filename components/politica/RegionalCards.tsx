import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import { Headline } from "@/components/story/Headline";
import { TimeText } from "@/components/text/TimeText";
import type { RegionalNews } from "@/data/schema/politica";
import { ColourMark } from "./ColourMark";

function RegionalCard({ news, className }: { news: RegionalNews; className: string }) {
  return (
    <article id={news.id} className={`@container anchor ${className}`}>
      <div className="@2xl:flex @2xl:gap-x-6">
        <Picture
          image={news.image}
          alt={news.alt}
          sizes="(width < 36rem) 100vw, (width < 64rem) 47vw, (width < 80rem) 31vw, 19rem"
          className="aspect-[8/5] @2xl:w-1/2 @2xl:flex-none @2xl:self-start"
        />
        <div className="mt-3 @2xl:mt-0">
          <div className="grid grid-cols-[0.375rem_1fr] gap-x-3">
            <ColourMark colour={news.colour} className="h-full w-full" />
            <div>
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="kicker">{news.community}</span>
                <TimeText value={news.time} className="text-xs text-muted" />
              </p>
              <Headline size="md" className="mt-1 pb-0.5">
                {news.title}
              </Headline>
            </div>
          </div>
          <p className="mt-2 text-base text-muted lg:max-xl:text-sm">{news.excerpt}</p>
        </div>
      </div>
    </article>
  );
}

/** News of the communities, each under its own colour. */
export function RegionalCards({ news }: { news: RegionalNews[] }) {
  return (
    <div className="grid gap-x-6 gap-y-12 sm:grid-cols-12">
      {inRows(news, { sm: 2, xl: 3 }).map(({ item, span }) => (
        <RegionalCard key={item.id} news={item} className={span} />
      ))}
    </div>
  );
}
