import type { ReactNode } from "react";

type Props = {
  /** The tab's id, and the address's anchor. */
  id: string;
  title: string;
  children: ReactNode;
};

/** What a tab opens: without scripts, a titled block like any other (app/styles/tabs.css). */
export function Panel({ id, title, children }: Props) {
  return (
    <section id={id} aria-labelledby={`titulo-${id}`} className="tab-panel">
      <h2 id={`titulo-${id}`} className="tab-panel-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
