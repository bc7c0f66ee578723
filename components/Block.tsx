import type { ReactNode } from "react";
import type { SectionKey } from "@/data/sections/sections";
import { SectionHeading } from "./SectionHeading";

type Props = {
  /** Names the block's heading; unique on the page. */
  id: string;
  title: ReactNode;
  aside?: ReactNode;
  /** Colours the block in another section's accent, as Home does. */
  section?: SectionKey;
  className?: string;
  children: ReactNode;
};

/** A titled block of a page, as a labelled landmark. */
export function Block({ id, title, aside, section, className, children }: Props) {
  return (
    <section aria-labelledby={id} data-section={section} className={className}>
      <SectionHeading id={id} aside={aside}>
        {title}
      </SectionHeading>
      {children}
    </section>
  );
}
