import { TitleLine } from "@/components/TitleLine";
import { Story } from "@/components/story/Story";
import type { Politica } from "@/schema/politica";
import { VoteChart } from "./VoteChart";

type Props = Pick<Politica, "title" | "intro" | "urgent">;

/** The first screen: the section's name, and its urgent story with the vote it is about, or its picture. */
export const PoliticsHead = ({ title, intro, urgent }: Props) => (
  <>
    <div className="measure pt-4">
      <TitleLine title={title} intro={intro} />
    </div>
    <div className="chamber">
      <div className="chamber-lead measure py-8">
        <Story
          story={urgent}
          form="lead"
          weight={1}
          room="late"
          level={2}
          figure={urgent.vote && <VoteChart vote={urgent.vote} />}
          priority
        />
      </div>
    </div>
  </>
);
