import { Button } from "@/components/Button";
import { ScaleBar } from "@/components/charts/ScaleBar";
import type { Poll } from "@/data/schema/politica";
import { counted, percent } from "@/lib/format";

/** Each bar is so much fainter than the one before it. */
const FAINTER = 0.14;

/** The readers' poll as it stands; taking part is not part of this site. */
export function PollCard({ poll }: { poll: Poll }) {
  const most = Math.max(...poll.options.map(({ percentage }) => percentage));
  return (
    <section aria-labelledby="encuesta" className="border-t-3 border-accent pt-2">
      <p className="kicker text-accent">Encuesta</p>
      <h2 id="encuesta" className="mt-1 text-2xl">
        {poll.title}
      </h2>
      <ul className="mt-4 grid gap-y-2 text-sm">
        {poll.options.map((option, index) => (
          <li key={option.text}>
            <p className="flex flex-wrap justify-between gap-x-3">
              <span>{option.text}</span> <span className="figures font-bold">{percent(option.percentage)}</span>
            </p>
            <ScaleBar value={option.percentage} most={most} tint={1 - index * FAINTER} className="mt-0.5 h-3.5" />
          </li>
        ))}
      </ul>
      <p className="mt-3 figures text-xs text-muted">
        {counted(poll.votes, "voto", "votos")} de lectores, en %. Gráfico propio.
      </p>
      <Button className="mt-3">Participar en la encuesta</Button>
    </section>
  );
}
