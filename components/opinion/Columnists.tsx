import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import type { Columnist } from "@/data/schema/opinion";
import { counted } from "@/lib/format";

/** On pages of middle width they stand abreast: three, or two over two. */
const abreast = { three: "md:max-lg:grid-cols-3", two: "md:max-lg:grid-cols-2 md:max-lg:gap-y-8" } as const;

function Portrait({ columnist }: { columnist: Columnist }) {
  return (
    <li className="relative border-rule py-6 not-first:border-t first:pt-0 md:max-lg:border-t-0 md:max-lg:py-0 md:max-lg:not-first:before:absolute md:max-lg:not-first:before:inset-y-0 md:max-lg:not-first:before:-left-4 md:max-lg:not-first:before:border-l md:max-lg:not-first:before:border-rule lg:flex-1">
      <div className="grid grid-cols-[min(6rem,40%)_1fr] items-center gap-4 sm:grid-cols-[min(8rem,40%)_1fr] md:max-xl:grid-cols-1">
        <Picture
          image={columnist.image}
          alt={columnist.alt}
          sizes="(width < 36rem) 6rem, (width < 48rem) 8rem, (width < 64rem) 29vw, 8rem"
          className="aspect-square lg:max-xl:w-32"
        />
        <div>
          <h3 className="text-2xl font-medium">{columnist.name}</h3>
          <p className="mt-1 text-sm">{columnist.role}</p>
          <p className="mt-1 text-xs text-muted">{columnist.specialty}</p>
        </div>
      </div>
      <p className="mt-4 kicker text-accent">Último artículo</p>
      <p className="mt-1 font-italic text-xl italic">{columnist.latestTitle}</p>
      <p className="mt-2 text-xs text-muted">
        {counted(columnist.articles, "artículo", "artículos")} ·{" "}
        {counted(columnist.followers, "seguidor", "seguidores")}
      </p>
    </li>
  );
}

/** Those who write every week: what each knows about, and the latest from each. */
export function Columnists({ columnists, className }: { columnists: Columnist[]; className: string }) {
  return (
    <Block id="columnistas" title="Columnistas" className={`flex flex-col ${className}`}>
      <ul
        className={`md:max-lg:grid md:max-lg:gap-x-8 lg:flex lg:flex-1 lg:flex-col ${columnists.length === 3 ? abreast.three : abreast.two}`}
      >
        {columnists.map((columnist) => (
          <Portrait key={columnist.name} columnist={columnist} />
        ))}
      </ul>
    </Block>
  );
}
