import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import type { Panorama as PanoramaRecord } from "@/schema/cultura";

/** The arts in columns, two abreast on a phone, and what there is in each. */
export function Panorama({ panorama }: { panorama: PanoramaRecord[] }) {
  return (
    <Block id="panorama" title="Panorama cultural">
      <div className="-mx-2.5 -mb-6 grid grid-cols-1 overflow-clip min-[20rem]:grid-cols-2 md:-mx-4 md:-mb-8 md:grid-cols-12">
        {inRows(panorama, { md: 2, lg: 4 }).map(({ item: art, span, first }) => (
          <article
            key={art.name}
            className={`row-span-6 mb-6 grid grid-rows-subgrid content-start border-rule px-2.5 max-md:last:odd:col-span-full md:mb-8 md:px-4 ${first ? "" : "lg:border-l"} ${span}`}
          >
            <h3 className="mt-3 text-2xl text-accent">{art.name}</h3>
            <ul className="row-span-4 grid grid-rows-subgrid content-start">
              {art.items.map((item) => (
                <li key={item.title} className="mt-2.5 border-t border-rule pt-2.5 md:mt-3.5 md:pt-3">
                  <h4 className="font-serif text-lg leading-snug font-semibold text-balance">{item.title}</h4>
                  <p className="mt-0.5 text-xs text-balance text-muted md:text-sm">{item.detail}</p>
                </li>
              ))}
            </ul>
            <div className="order-first">
              <Picture of={art} sizes="(width < 64rem) 47vw, (width < 84rem) 30vw, 26rem" box={["aspect-[8/3]"]} />
            </div>
          </article>
        ))}
      </div>
    </Block>
  );
}
