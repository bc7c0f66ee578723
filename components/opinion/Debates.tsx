import { Picture } from "@/components/Picture";
import { SectionHeading } from "@/components/SectionHeading";
import { ShareBar } from "@/components/charts/ShareBar";
import type { Debate } from "@/data/schema/opinion";
import { integer, percent, timeLeft } from "@/lib/format";

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

/** Three questions the readers are settling, with the scales as they stand. */
export function Debates({ debates }: { debates: Debate[] }) {
  return (
    <section aria-labelledby="debates" className="mt-14 bg-accent-soft py-10 lg:py-14">
      <div className="measure">
        <SectionHeading id="debates">Debates abiertos</SectionHeading>
        <ul className="grid gap-6 lg:grid-cols-3 lg:gap-8">
          {debates.map((debate) => (
            <li
              key={debate.title}
              className="flex flex-col border border-rule bg-paper md:max-lg:grid md:max-lg:grid-cols-[min(18rem,40%)_1fr]"
            >
              <Picture
                image={debate.image}
                alt={debate.alt}
                sizes="(width < 48rem) 100vw, (width < 64rem) 24rem, (width < 84rem) 30vw, 26rem"
                className="aspect-[8/5] md:max-lg:h-full"
              />
              <div className="flex flex-1 flex-col p-5">
                <p className="kicker text-accent">{debate.category}</p>
                <h3 className="mt-1.5 flex-1 text-2xl font-medium">{debate.title}</h3>
                <Scales debate={debate} />
                <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-xs text-muted lg:max-xl:flex-col">
                  <span>{integer(debate.participants)} participantes</span>
                  <span>{timeLeft(debate.timeLeft)}</span>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
