import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { Rail } from "@/components/Rail";
import { inRows } from "@/components/rows";
import type { Panorama as PanoramaRecord } from "@/schema/cultura";

/** The arts in columns, and what there is in each. */
export function Panorama({ panorama }: { panorama: PanoramaRecord[] }) {
  return (
    <Block id="panorama" title="Panorama cultural">
      <Rail label="Las artes, una a una" className="overflow-clip md:-mx-4 md:-mb-8 md:grid md:grid-cols-12">
        {inRows(panorama, { md: 2, lg: 4 }).map(({ item: art, span, first }) => (
          <li
            key={art.name}
            className={`border-rule md:row-span-6 md:mb-8 md:grid md:grid-rows-subgrid md:content-start md:px-4 ${first ? "" : "lg:border-l"} ${span}`}
          >
            <article className="flex flex-col md:row-span-6 md:grid md:grid-rows-subgrid md:content-start">
              <h3 className="mt-3 text-2xl text-accent">{art.name}</h3>
              <ul className="md:row-span-4 md:grid md:grid-rows-subgrid md:content-start">
                {art.items.map((item) => (
                  <li key={item.title} className="mt-3.5 border-t border-rule pt-3">
                    <h4 className="font-serif text-lg leading-snug font-semibold text-balance">{item.title}</h4>
                    <p className="mt-0.5 text-sm text-muted">{item.detail}</p>
                  </li>
                ))}
              </ul>
              <div className="order-first">
                <Picture
                  of={art}
                  sizes="(width < 48rem) 18rem, (width < 64rem) 47vw, (width < 84rem) 30vw, 26rem"
                  box={["aspect-[8/3]"]}
                />
              </div>
            </article>
          </li>
        ))}
      </Rail>
    </Block>
  );
}
