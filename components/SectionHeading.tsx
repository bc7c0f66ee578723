import type { ReactNode } from "react";

type Props = {
  /** Joined to its section by `aria-labelledby`. */
  id: string;
  children: ReactNode;
  /** A control or a line at the right end of the rule. */
  aside?: ReactNode;
};

/** The title of a block, hung from a rule in the section's accent. */
export function SectionHeading({ id, children, aside }: Props) {
  return (
    <div className="mb-5 flex items-baseline justify-between gap-4 border-t-4 border-accent pt-3">
      <h2 id={id} className="text-2xl">
        {children}
      </h2>
      {aside}
    </div>
  );
}
