import { Heart, MessageCircle, Share2, type LucideIcon } from "lucide-react";
import { Picture } from "@/components/Picture";
import { TimeText } from "@/components/text/TimeText";
import type { Statement } from "@/schema/politica";
import { integer, nounFor } from "@/lib/format";

const reactions = [
  ["likes", "me gusta", "me gusta", Heart],
  ["shares", "compartido", "compartidos", Share2],
  ["comments", "comentario", "comentarios", MessageCircle],
] as const satisfies readonly (readonly [keyof Statement["reactions"], string, string, LucideIcon])[];

function Reactions({ counts }: { counts: Statement["reactions"] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-meta text-muted" aria-label="Reacciones">
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
}

type Props = { statement: Statement; lead: boolean };

/** What somebody said, in large italics; below, who, where, and what was made of it. Read aloud, who said it comes first. */
function Said({ statement, lead }: Props) {
  return (
    <div className={`pb-7 last:pb-0 ${lead ? "" : "border-t border-rule pt-7"}`}>
      <figure className="flex flex-col">
        <figcaption className="mt-4 grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-4 text-small">
          <div>
            <h3 className="inline font-sans text-body font-bold tracking-normal">{statement.politician}</h3>{" "}
            <span className="text-accent">{statement.party}</span>
            <p className="text-meta text-muted">
              {statement.context}. <TimeText value={statement.time} className="whitespace-nowrap" />
            </p>
          </div>
          <Picture of={statement} sizes="4rem" box={["aspect-square"]} className="order-first w-16" />
        </figcaption>
        <blockquote
          className={`said order-first font-serif font-semibold ${lead ? "text-headline-2" : "text-headline-4 sm:text-headline-3"}`}
        >
          <p className="hung">«{statement.quote}».</p>
        </blockquote>
      </figure>
      <div className="pl-20">
        <Reactions counts={statement.reactions} />
      </div>
    </div>
  );
}

/** What was said today, set as large as it was said, the first the largest. */
export function Statements({ statements }: { statements: Statement[] }) {
  return statements.map((statement, index) => <Said key={statement.quote} statement={statement} lead={index === 0} />);
}
