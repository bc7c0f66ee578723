import type { ReactNode } from "react";
import { Block } from "@/components/Block";
import { FirstScreenEnd } from "@/components/FirstScreen";
import { Island } from "@/components/Island";
import type { Tab } from "@/components/islands/SectionTabs";
import type { Anchor } from "@/lib/anchors";

/** What a tab opens, and what of it stands across the page where the rail beside it has ended. */
export type Panel = Tab & { id: Anchor; title: string; content: ReactNode; across?: ReactNode };

/** Tabs and their panels, readable without scripts. Looks: tabs.css, which knows four tabs. One alone needs none. */
export function Tabs({ label, panels }: { label: string; panels: Panel[] }) {
  const [only, ...others] = panels;
  if (only && others.length === 0)
    return (
      <Block id={only.id} title={only.title}>
        <FirstScreenEnd />
        {only.content}
        {only.across}
      </Block>
    );
  return (
    <>
      <Island name="SectionTabs" props={{ label, tabs: panels.map(({ id, label: name }) => ({ id, label: name })) }} />
      <FirstScreenEnd />
      {panels.map(({ id, title, content, across }) => (
        <section key={id} id={id} aria-labelledby={`titulo-${id}`} className="tab-panel">
          <div>
            <h2 id={`titulo-${id}`} className="tab-panel-title">
              {title}
            </h2>
            {content}
          </div>
          {across && <div className="tab-panel-across mt-(--half)">{across}</div>}
        </section>
      ))}
    </>
  );
}
