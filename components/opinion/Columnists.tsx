import { Block } from "@/components/Block";
import { Dot } from "@/components/text/Dot";
import { Picture } from "@/components/Picture";
import type { Columnist } from "@/schema/opinion";
import type { Anchor } from "@/lib/anchors";
import { counted } from "@/lib/format";

/** How high a row's content is at least, so that the columns' rules meet those of the debates beside them. */
export const row = "lg:box-content lg:min-h-46 min-[90rem]:min-h-52";

/** Where each stands, in the page's order; there are four at most (schema/opinion.ts). */
export const columns = ["columnista-1", "columnista-2", "columnista-3", "columnista-4"] as const satisfies Anchor[];

const SIZES = "(width < 36rem) 27vw, (width < 64rem) 11.25rem, 16rem";

function Column({ columnist, id }: { columnist: Columnist; id: Anchor | undefined }) {
  const { illustration } = columnist;
  return (
    <li
      id={id}
      className={`anchor grid grid-cols-[min(27%,11.25rem)_minmax(0,1fr)] gap-x-4 py-5 first:pt-0 last:pb-0 sm:gap-x-5 lg:grid-cols-[14rem_minmax(0,1fr)] min-[90rem]:grid-cols-[16rem_1fr] ${row}`}
    >
      <div className="flex flex-col only:col-span-full">
        <div className="mt-2 text-small">
          <h3 className="inline font-sans text-small font-semibold tracking-normal">{columnist.name}</h3>,{" "}
          <span className="inline-block">{columnist.role}</span>
        </div>
        <p className="order-first hand text-headline-4">
          <span className="sr-only">Último artículo: </span>
          {columnist.latestTitle}
        </p>
        <p className="mt-0.5 text-meta text-muted">
          <span className="block">{columnist.specialty}</span> {counted(columnist.articles, "artículo", "artículos")}
          <Dot />
          {counted(columnist.followers, "seguidor", "seguidores")}
        </p>
      </div>
      {illustration && <Picture of={illustration} sizes={SIZES} box={["aspect-[5/4]"]} className="order-first" />}
    </li>
  );
}

/** Those who write every week: the latest from each, and what each knows about. */
export function Columnists({ columnists }: { columnists: Columnist[] }) {
  return (
    <Block id="columnistas" title="Columnistas">
      <ul className="divide-y divide-rule">
        {columnists.map((columnist, index) => (
          <Column key={columnist.name} columnist={columnist} id={columns[index]} />
        ))}
      </ul>
    </Block>
  );
}
