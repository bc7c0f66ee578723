import type { ReactNode } from "react";

type Props = {
  /** Names the panel's heading; unique on the page. */
  id: string;
  title: string;
  /** A control at the right end of the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A titled part of the sports pages: heavy grotesque under a thick bar, as on a results page. */
export function Panel({ id, title, aside, className, children }: Props) {
  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-5 flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t-8 border-accent pt-3">
        <h2 id={id} className="font-sans text-xl font-extrabold sm:text-2xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
