import { Heart, MessageCircle, Share2, type LucideIcon } from "lucide-react";
import { Picture } from "@/components/Picture";
import { TimeText } from "@/components/text/TimeText";
import type { Statement } from "@/data/schema/politica";
import { integer, nounFor } from "@/lib/format";

const reactions = [
  ["likes", "me gusta", "me gusta", Heart],
  ["shares", "compartido", "compartidos", Share2],
  ["comments", "comentario", "comentarios", MessageCircle],
] as const satisfies readonly (readonly [keyof Statement["reactions"], string, string, LucideIcon])[];

function StatementFigure({ statement }: { statement: Statement }) {
  return (
    <div className="grid gap-x-6 gap-y-4 py-8 first:pt-0 last:pb-0 sm:grid-cols-[8rem_1fr]">
      <Picture
        image={statement.image}
        alt={statement.alt}
        sizes="(width < 36rem) 6rem, 8rem"
        className="aspect-square w-24 sm:w-full"
      />
      <div>
        <figure>
          <blockquote className="font-serif text-2xl font-medium text-balance lg:text-3xl">
            <p className="-indent-[0.45em]">«{statement.quote}».</p>
          </blockquote>
          <figcaption className="mt-4 text-sm">
            <h3 className="inline font-sans text-base font-bold tracking-normal">{statement.politician}</h3>
            <span className="text-accent"> · {statement.party}</span>
            <p className="mt-0.5 text-muted">
              {statement.context}. <TimeText value={statement.time} className="whitespace-nowrap" />
            </p>
          </figcaption>
        </figure>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted" aria-label="Reacciones">
          {reactions.map(([name, one, many, Icon]) => (
            <li key={name} className="flex items-center gap-1.5">
              <Icon className="size-4 flex-none text-accent" aria-hidden="true" />
              <span>
                <span className="figures font-semibold text-ink">{integer(statement.reactions[name])}</span>{" "}
                {nounFor(statement.reactions[name], one, many)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** What was said today, set as large as it was said. */
export function Statements({ statements }: { statements: Statement[] }) {
  return (
    <div className="divide-y divide-rule">
      {statements.map((statement) => (
        <StatementFigure key={statement.quote} statement={statement} />
      ))}
    </div>
  );
}
