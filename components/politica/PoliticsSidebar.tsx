import { Block } from "@/components/Block";
import { Button } from "@/components/Button";
import { MentionBars } from "@/components/charts/MentionBars";
import { ScaleBar } from "@/components/charts/ScaleBar";
import { Source } from "@/components/charts/Source";
import { Rows } from "@/components/lists/Rows";
import type { Government, Politica, Poll } from "@/schema/politica";
import { counted, percent } from "@/lib/format";

/** The readers' poll as it stands; taking part is not part of this site. */
const PollCard = ({ poll }: { poll: Poll }) => (
  <section aria-labelledby="encuesta" className="part border-t-3 border-accent pt-2 text-small">
    <p className="kicker pb-1 text-accent">Encuesta</p>
    <h2 id="encuesta" className="block-title voiced mb-4">
      {poll.title}
    </h2>
    <Rows close filling>
      {poll.options.map(({ text, percentage }) => (
        <div key={text}>
          <p className="flex flex-wrap justify-between gap-x-3 pb-1">
            <span>{text}</span> <span className="figures font-semibold">{percent(percentage)}</span>
          </p>
          <ScaleBar value={percentage} most={100} />
        </div>
      ))}
    </Rows>
    <Source of="lectores que han querido votar, al cierre de la edición, sin valor estadístico">
      {counted(poll.votes, "voto", "votos")}.
    </Source>
    <div className="mt-3 empty:hidden">
      <Button control="Participar en la encuesta" />
    </div>
  </section>
);

const rows = [
  ["president", "Presidencia"],
  ["party", "Partido"],
  ["legislature", "Legislatura"],
  ["type", "Tipo"],
] as const satisfies readonly (readonly [keyof Government, string])[];

/** Who governs, with whom and until when. */
const GovernmentCard = ({ government }: { government: Government }) => (
  <Block id="gobierno-actual" title="Gobierno Actual">
    <dl className="rows rows-close rows-filling rows-paired text-small">
      {rows.map(([field, label]) => (
        <div key={field} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold">{government[field]}</dd>
        </div>
      ))}
    </dl>
  </Block>
);

type Props = Pick<Politica, "hotTopics" | "sources" | "poll" | "government">;

/** Beside the tabs: what is talked about, what readers think, who governs. */
export const PoliticsSidebar = ({ hotTopics, sources, poll, government }: Props) => (
  <aside aria-label="Termómetro político" className="sidebar">
    {hotTopics.length > 0 && (
      <Block id="temas-candentes" title="Temas Candentes">
        <MentionBars topics={hotTopics} source={sources?.hotTopics} />
      </Block>
    )}
    {poll && <PollCard poll={poll} />}
    {government && <GovernmentCard government={government} />}
  </aside>
);
