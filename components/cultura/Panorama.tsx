import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import type { Panorama as PanoramaRecord } from "@/schema/cultura";

/** The arts in columns, on a phone one below the other, and what there is in each. */
export function Panorama({ panorama }: { panorama: PanoramaRecord[] }) {
  return (
    <Block id="panorama" title="Panorama cultural">
      <div className="grid grid-cols-1 gap-y-7 overflow-clip md:-mx-4 md:-mb-8 md:grid-cols-12 md:gap-y-0">
        {inRows(panorama, { md: 2, lg: 4 }).map(({ item: art, span, first }) => (
          <article
            key={art.name}
            className={`grid grid-cols-[40%_minmax(0,1fr)] items-end gap-x-4 border-rule md:row-span-6 md:mb-8 md:grid-cols-1 md:grid-rows-subgrid md:content-start md:items-stretch md:px-4 ${first ? "" : "lg:border-l"} ${span}`}
          >
            <h3 className="text-headline-4 text-accent md:mt-3">{art.name}</h3>
            <ul className="col-span-full md:row-span-4 md:grid md:grid-rows-subgrid md:content-start">
              {art.items.map((item) => (
                <li key={item.title} className="mt-2.5 border-t border-rule pt-2.5 md:mt-3.5 md:pt-3">
                  <h4 className="font-serif text-standfirst leading-snug font-semibold text-balance">{item.title}</h4>
                  <p className="mt-0.5 text-meta text-balance text-muted md:text-small">{item.detail}</p>
                </li>
              ))}
            </ul>
            <div className="order-first">
              <Picture
                of={art}
                sizes="(width < 48rem) 38vw, (width < 64rem) 47vw, (width < 84rem) 30vw, 26rem"
                box={["aspect-[8/3]"]}
              />
            </div>
          </article>
        ))}
      </div>
    </Block>
  );
}
