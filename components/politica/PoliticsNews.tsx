import { Picture } from "@/components/Picture";
import { StoryBody, StoryTitle } from "@/components/story/StoryText";
import type { SeatCount, Story } from "@/data/schema/story";
import { integer, nounFor } from "@/lib/format";

/** The seats that a bill has, of those it needs, as a bar and in words. */
function SeatCountLine({ count: { have, need } }: { count: SeatCount }) {
  return (
    <div className="mt-3 max-w-sm">
      <svg width="100%" height="8" className="block h-2 w-full" aria-hidden="true">
        <rect width="100%" height="100%" className="fill-rule" />
        <rect
          width={`${need > 0 ? Math.min(100, (have / need) * 100).toFixed(1) : 100}%`}
          height="100%"
          className="fill-accent"
        />
      </svg>
      <p className="mt-1 text-xs font-semibold">
        {integer(have)} {nounFor(have, "escaño", "escaños")} de los {integer(need)} que hacen falta
      </p>
    </div>
  );
}

function Lead({ story }: { story: Story }) {
  return (
    <article id={story.id} className="anchor grid gap-x-6 gap-y-4 pb-6 sm:grid-cols-[1.3fr_1fr]">
      <div>
        <StoryTitle story={story} size="xl" />
        {story.count && <SeatCountLine count={story.count} />}
        <StoryBody story={story} />
      </div>
      <Picture
        image={story.image}
        alt={story.alt}
        sizes="(width < 36rem) 100vw, (width < 64rem) 53vw, (width < 84rem) 36vw, 30rem"
        className="order-first aspect-[8/5] sm:self-start"
      />
    </article>
  );
}

function Row({ story }: { story: Story }) {
  return (
    <article
      id={story.id}
      className="anchor grid grid-cols-[minmax(0,1fr)_min(5.5rem,28%)] gap-x-5 border-t border-rule py-4 sm:grid-cols-[minmax(0,1fr)_10rem] sm:gap-x-8"
    >
      <div>
        <StoryTitle story={story} size="row" />
        {story.count && <SeatCountLine count={story.count} />}
        <StoryBody story={story} scale="brief" />
      </div>
      <Picture
        image={story.image}
        alt={story.alt}
        sizes="(width < 36rem) 5.5rem, 10rem"
        className="aspect-square self-start sm:aspect-[8/5]"
      />
    </article>
  );
}

/** Stories of the day: one leads, the others follow by rules. */
export function PoliticsNews({ news }: { news: Story[] }) {
  return news.map((story, index) =>
    index === 0 ? <Lead key={story.id} story={story} /> : <Row key={story.id} story={story} />,
  );
}
