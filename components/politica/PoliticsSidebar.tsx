import { Block } from "@/components/Block";
import { MentionBars } from "@/components/charts/MentionBars";
import type { Government, Poll as PollRecord, TrendTopic } from "@/data/schema/politica";
import { GovernmentCard } from "./GovernmentCard";
import { PollCard } from "./PollCard";

type Props = { topics: TrendTopic[]; poll: PollRecord; government: Government };

/** Beside the tabs: what is talked about, what readers think, who governs. */
export function PoliticsSidebar({ topics, poll, government }: Props) {
  return (
    <aside
      aria-label="Termómetro político"
      className="grid content-start gap-x-8 gap-y-10 border-rule md:max-lg:grid-cols-2 lg:h-full lg:border-l lg:pl-8"
    >
      <Block id="temas-candentes" title="Temas Candentes">
        <MentionBars topics={topics} />
      </Block>
      <PollCard poll={poll} />
      <GovernmentCard government={government} />
    </aside>
  );
}
