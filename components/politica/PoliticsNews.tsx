import { ScaleBar } from "@/components/charts/ScaleBar";
import { Origin } from "@/components/charts/Source";
import { Rows } from "@/components/lists/Rows";
import { Story } from "@/components/story/Story";
import type { SeatCount, Story as Record, Vote } from "@/schema/story";
import { integer, nounFor } from "@/lib/format";

/** The seats that a bill has, of those it needs, as a bar and in words. */
const SeatCountLine = ({ count: { have, need } }: { count: SeatCount }) => (
  <div className="mt-3 max-w-sm">
    <ScaleBar value={Math.min(have, need)} most={need} />
    <p className="mt-1 text-meta font-semibold">
      {integer(have)} {nounFor(have, "escaño", "escaños")} de los {integer(need)} que hacen falta
    </p>
  </div>
);

/** How the chamber voted, in words: only the section's first story has its seats drawn. */
const VoteLine = ({ vote: { yes, no, abstentions } }: { vote: Vote }) => (
  <p className="mt-3 text-meta font-semibold">
    {integer(yes)} a favor, {integer(no)} en contra y {integer(abstentions)}{" "}
    {nounFor(abstentions, "abstención", "abstenciones")}
  </p>
);

/** Stories of the day, one under the other: the first leads, and under their words stand the votes that they tell of. */
export const PoliticsNews = ({ news }: { news: Record[] }) => (
  <Rows>
    {news.map((story, index) => (
      <Story key={story.id} story={story} form={index === 0 ? "lead" : "row"} weight={index === 0 ? 3 : 4} room="wide">
        {story.vote && <VoteLine vote={story.vote} />}
        {story.count && <SeatCountLine count={story.count} />}
        <Origin of={(story.vote ?? story.count)?.source} />
      </Story>
    ))}
  </Rows>
);
