import type { ReactNode } from "react";

type Props = {
  /** Names the spread's heading; unique on the page. */
  id: string;
  title: string;
  /** A line at the right end of the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A spread of the arts supplement: its title in large italics, hung from a hairline. */
export function Spread({ id, title, aside, className, children }: Props) {
  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-accent pt-3">
        <h2 id={id} className="font-italic text-4xl font-medium text-accent italic">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
