import type { ReactNode } from "react";
import type { SectionKey } from "@/schema/sections";

/** The four forms of a story, and the class of each (story.css). */
const forms = { lead: "story-lead", stack: "story-stack", row: "story-row", line: "story-line" } as const;

export type Form = keyof typeof forms;

type Props = {
  form: Form;
  /** Where a link to the story arrives, on its section's page. */
  id?: string | undefined;
  /** Colours it in its section's accent, on a page of another. */
  section?: SectionKey | undefined;
  /** A rank or an hour, before a line. */
  mark?: ReactNode;
  kicker?: ReactNode;
  headline: ReactNode;
  /** Whether the headline has few letters: that of a lead whose box is wide stands with the other words. */
  short?: boolean;
  /** Its picture, or what stands in its place: a vote, a count of seats, a key figure, tiles. */
  picture?: ReactNode;
  /** Its words below the headline. */
  text?: ReactNode;
};

/** The parts of a story, or of what is told like one (a launch, an event), in one of the four forms. */
export function StoryForm({ form, id, section, mark, kicker, headline, short = false, picture, text }: Props) {
  const classes = ["story", forms[form], form === "lead" && short && "story-lead-short", id && "anchor"];
  return (
    <article id={id} data-section={section} className={classes.filter(Boolean).join(" ")}>
      <div className={`story-areas areas content-start gap-x-6 ${mark ? "story-marked" : ""}`}>
        {mark && <div className="area-mark">{mark}</div>}
        {kicker && <div className="pb-1 area-kicker">{kicker}</div>}
        <div className="story-headline area-headline">{headline}</div>
        {picture && <div className="story-picture area-picture">{picture}</div>}
        {text && <div className="story-text pt-1 area-text sm:pt-2">{text}</div>}
      </div>
    </article>
  );
}
