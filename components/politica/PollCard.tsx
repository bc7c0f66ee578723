import { Button } from "@/components/Button";
import { ShareBar } from "@/components/charts/ShareBar";
import type { Poll } from "@/data/schema/politica";
import { counted, percent } from "@/lib/format";

/** The readers' poll as it stands; taking part is not part of this site. */
export function PollCard({ poll }: { poll: Poll }) {
  return (
    <section aria-labelledby="encuesta" className="self-start bg-accent-soft p-5">
      <p className="kicker text-accent">Encuesta</p>
      <h2 id="encuesta" className="mt-1 text-xl">
        {poll.title}
      </h2>
      <ul className="mt-4 space-y-3 text-sm">
        {poll.options.map((option) => (
          <li key={option.text}>
            <p className="flex flex-wrap justify-between gap-x-3">
              <span>{option.text}</span>
              <span className="figures font-semibold">{percent(option.percentage)}</span>
            </p>
            <ShareBar shares={[{ value: option.percentage, className: "fill-accent" }]} className="mt-1 h-2" />
          </li>
        ))}
      </ul>
      <p className="mt-4 figures text-xs text-muted">{counted(poll.votes, "voto", "votos")}</p>
      <Button className="mt-3 w-full">Participar en la encuesta</Button>
    </section>
  );
}
