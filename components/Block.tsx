import type { ReactNode } from "react";
import type { Anchor } from "@/lib/anchors";
import type { SectionKey } from "@/schema/sections";

const looks = {
  /** Hung from a rule in the section's accent. */
  plain: { head: "mb-2.5 border-t-3 border-accent pt-2 md:mb-5 md:pt-3", title: "text-2xl" },
  /** Heavy grotesque under a thick bar, as on a page of results. */
  sports: {
    head: "flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t-8 border-accent py-2 md:min-h-19 md:py-3",
    title: "grotesk text-results",
  },
} as const;

type Props = {
  /** Names the block by its heading; unique on the page. */
  id: Anchor;
  title: ReactNode;
  look?: keyof typeof looks;
  /** A control beside the title. */
  aside?: ReactNode;
  /** Colours the block in another section's accent, as the front does. */
  section?: SectionKey;
  className?: string;
  children: ReactNode;
};

/** A titled block of a page, as a labelled landmark. */
export function Block({ id, title, look = "plain", aside, section, className, children }: Props) {
  return (
    <section aria-labelledby={id} data-section={section} className={className}>
      <div className={looks[look].head}>
        <h2 id={id} className={looks[look].title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
