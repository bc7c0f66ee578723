import { Heart, MessageCircle, Share2, type LucideIcon } from "lucide-react";
import { Rows } from "@/components/lists/Rows";
import { Picture } from "@/components/Picture";
import { TimeText } from "@/components/text/TimeText";
import type { Statement } from "@/schema/politica";
import { integer, nounFor } from "@/lib/format";

const reactions = [
  ["likes", "me gusta", "me gusta", Heart],
  ["shares", "compartido", "compartidos", Share2],
  ["comments", "comentario", "comentarios", MessageCircle],
] as const satisfies readonly (readonly [keyof Statement["reactions"], string, string, LucideIcon])[];

const Reactions = ({ counts }: { counts: Statement["reactions"] }) => (
  <ul className="flex flex-wrap gap-x-3 gap-y-1 text-meta text-muted area-figures" aria-label="Reacciones">
    {reactions.map(([name, one, many, Icon]) => (
      <li key={name} className="flex items-center gap-1">
        <Icon className="size-3.5 flex-none" aria-hidden="true" />
        <span>
          <span className="figures">{integer(counts[name])}</span> {nounFor(counts[name], one, many)}
        </span>
      </li>
    ))}
  </ul>
);

/** What somebody said, in large italics; below, who, where, and what was made of it. Read aloud, who said it comes first. */
const Said = ({ statement, lead }: { statement: Statement; lead: boolean }) => (
  <figure className="statement areas">
    <figcaption className="text-small area-name">
      <h3 className="inline font-sans font-semibold">{statement.politician}</h3>{" "}
      <span className="text-accent">{statement.party}</span>
      <p className="text-meta text-muted">
        {statement.context}.{" "}
        <span className="whitespace-nowrap">
          <TimeText value={statement.time} />
        </span>
      </p>
    </figcaption>
    <blockquote className="area-words">
      <p className={`said headline hung ${lead ? "display text-headline-3" : "text-headline-4"}`}>
        «{statement.quote}».
      </p>
    </blockquote>
    <div className="area-picture">
      <Picture of={statement} sizes="(width < 48rem) 5rem, 9rem" box={["aspect-square"]} />
    </div>
    <Reactions counts={statement.reactions} />
  </figure>
);

/** What was said today, the first the largest. */
export const Statements = ({ statements }: { statements: Statement[] }) => (
  <Rows>
    {statements.map((statement, index) => (
      <Said key={statement.quote} statement={statement} lead={index === 0} />
    ))}
  </Rows>
);
