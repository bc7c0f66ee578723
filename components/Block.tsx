import type { ReactNode } from "react";
import type { Anchor } from "@/lib/anchors";
import type { SectionKey } from "@/schema/sections";

type Props = {
  /** Names the block by its heading; unique on the page. */
  id: Anchor;
  title: ReactNode;
  /** A control or a note at the end of its head. */
  aside?: ReactNode;
  /** Colours the block in another section's accent, as the front does. */
  section?: SectionKey;
  /** Its heading's level in the page's outline: below the title of a tab. */
  level?: 2 | 3;
  children: ReactNode;
};

/** A titled part of a page, as a labelled landmark; its head is the same everywhere, in the voice and on the ground it stands on (block.css). */
export function Block({ id, title, aside, section, level = 2, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} data-section={section} className="part">
      <div className="block-head">
        <Heading id={id} className="block-title voiced">
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
