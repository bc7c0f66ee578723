import { Block } from "@/components/Block";
import { ShareBar } from "@/components/charts/ShareBar";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import type { Debate } from "@/data/schema/opinion";
import { counted, percent, timeLeft } from "@/lib/format";

function Scales({ debate }: { debate: Debate }) {
  return (
    <div className="mt-4">
      <dl className="flex justify-between gap-x-4 text-sm">
        <div>
          <dt>A favor</dt> <dd className="figures text-xl font-semibold text-accent">{percent(debate.aFavor)}</dd>
        </div>
        <div className="text-right">
          <dt>En contra</dt> <dd className="figures text-xl font-semibold text-brand">{percent(debate.enContra)}</dd>
        </div>
      </dl>
      <ShareBar
        className="mt-1.5 h-4"
        shares={[
          { value: debate.aFavor, className: "fill-accent" },
          { value: debate.enContra, className: "fill-brand" },
        ]}
      />
    </div>
  );
}

/** Two or three abreast stand under their pictures on wide pages; one lies there as it does on narrow ones. */
const postures = {
  upright: { card: "md:max-lg:grid md:max-lg:grid-cols-[min(18rem,40%)_minmax(0,1fr)]", picture: "md:max-lg:h-full" },
  lying: { card: "md:grid md:grid-cols-[40%_minmax(0,1fr)]", picture: "md:h-full" },
} as const;

type CardProps = { debate: Debate; posture: keyof typeof postures; className: string };

function DebateCard({ debate, posture, className }: CardProps) {
  const { card, picture } = postures[posture];
  return (
    <li className={`flex flex-col border border-rule bg-paper ${card} ${className}`}>
      <Picture
        image={debate.image}
        alt={debate.alt}
        sizes="(width < 48rem) 100vw, (width < 64rem) 24rem, (width < 84rem) 47vw, 39rem"
        className={`aspect-[8/5] ${picture}`}
      />
      <div className="flex flex-1 flex-col p-5">
        <p className="kicker text-accent">{debate.category}</p>
        <h3 className="mt-1.5 flex-1 text-2xl font-medium">{debate.title}</h3>
        <Scales debate={debate} />
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-xs text-muted lg:max-xl:flex-col">
          <span>{counted(debate.participants, "participante", "participantes")}</span>
          <span>{timeLeft(debate.timeLeft)}</span>
        </p>
      </div>
    </li>
  );
}

/** Questions the readers are settling, with the scales as they stand. */
export function Debates({ debates }: { debates: Debate[] }) {
  return (
    <div className="mt-14 bg-accent-soft py-10 lg:py-14">
      <Block id="debates" title="Debates abiertos" className="measure">
        <ul className="grid gap-6 lg:grid-cols-12 lg:gap-8">
          {inRows(debates, { lg: 3 }).map(({ item: debate, span, across }) => (
            <DebateCard
              key={debate.title}
              debate={debate}
              posture={across > 1 ? "upright" : "lying"}
              className={span}
            />
          ))}
        </ul>
      </Block>
    </div>
  );
}
