import { Block } from "@/components/Block";
import { Change } from "@/components/text/Change";
import type { Government, Poll as PollRecord, TrendTopic } from "@/data/schema/politica";
import { counted } from "@/lib/format";
import { GovernmentCard } from "./GovernmentCard";
import { PollCard } from "./PollCard";

function HotTopics({ topics }: { topics: TrendTopic[] }) {
  return (
    <Block id="temas-candentes" title="Temas Candentes">
      <ul className="divide-y divide-rule border-b border-rule">
        {topics.map((topic) => (
          <li key={topic.name} className="flex items-center justify-between gap-3 py-3 first:pt-0">
            <div className="min-w-0">
              <h3 className="font-sans text-base font-semibold tracking-normal">{topic.name}</h3>
              <p className="figures text-xs text-muted">{counted(topic.mentions, "mención", "menciones")}</p>
            </div>
            <Change trend={topic.trend} className="text-lg" />
          </li>
        ))}
      </ul>
    </Block>
  );
}

type Props = { topics: TrendTopic[]; poll: PollRecord; government: Government };

/** Beside the tabs: what is talked about, what readers think, who governs. */
export function PoliticsSidebar({ topics, poll, government }: Props) {
  return (
    <aside aria-label="Termómetro político" className="grid content-start gap-10 md:max-lg:grid-cols-2">
      <HotTopics topics={topics} />
      <PollCard poll={poll} />
      <GovernmentCard government={government} />
    </aside>
  );
}
