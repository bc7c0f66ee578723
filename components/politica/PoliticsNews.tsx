import { ScaleBar } from "@/components/charts/ScaleBar";
import { Origin } from "@/components/charts/Source";
import { StoryBody, StoryTitle } from "@/components/story/StoryText";
import type { SeatCount, Story, Vote } from "@/schema/story";
import { integer, nounFor } from "@/lib/format";
import { TabStory } from "./TabStory";

/** The seats that a bill has, of those it needs, as a bar and in words. */
function SeatCountLine({ count: { have, need } }: { count: SeatCount }) {
  return (
    <div className="mt-3 max-w-sm">
      <ScaleBar value={Math.min(have, need)} most={need} className="h-2 bg-rule" />
      <p className="mt-1 text-meta font-semibold">
        {integer(have)} {nounFor(have, "escaño", "escaños")} de los {integer(need)} que hacen falta
      </p>
    </div>
  );
}

/** How the chamber voted, in words: only the section's first story has its seats drawn. */
function VoteLine({ vote: { yes, no, abstentions } }: { vote: Vote }) {
  return (
    <p className="mt-3 text-meta font-semibold">
      {integer(yes)} a favor, {integer(no)} en contra y {integer(abstentions)}{" "}
      {nounFor(abstentions, "abstención", "abstenciones")}
    </p>
  );
}

/** Stories of the day: one leads, the others follow by rules. */
export function PoliticsNews({ news }: { news: Story[] }) {
  return news.map((story, index) => {
    const lead = index === 0;
    return (
      <TabStory
        key={story.id}
        story={story}
        place={lead ? "under" : "row"}
        title={
          <>
            <StoryTitle story={story} size={lead ? 3 : 4} />
            {story.vote && <VoteLine vote={story.vote} />}
            {story.count && <SeatCountLine count={story.count} />}
            <Origin of={(story.vote ?? story.count)?.source} />
          </>
        }
      >
        <StoryBody story={story} scale={lead ? "story" : "brief"} />
      </TabStory>
    );
  });
}
