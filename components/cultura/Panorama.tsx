import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import type { Panorama as PanoramaRecord } from "@/data/schema/cultura";

/** The arts in columns, and what there is in each. */
export function Panorama({ panorama }: { panorama: PanoramaRecord[] }) {
  return (
    <Block id="panorama" title="Panorama cultural">
      <div className="grid grid-cols-1 gap-y-8 overflow-clip sm:-mx-4 sm:grid-cols-12">
        {inRows(panorama, { sm: 2, lg: 4 }).map(({ item: art, span, first }) => (
          <article key={art.name} className={`flex flex-col border-rule sm:px-4 ${first ? "" : "lg:border-l"} ${span}`}>
            <h3 className="mt-3 text-2xl text-accent">{art.name}</h3>
            <ul>
              {art.items.map((item) => (
                <li key={item.title} className="mt-2 border-t border-rule pt-2">
                  <h4 className="font-serif text-lg leading-snug font-semibold text-balance">{item.title}</h4>
                  <p className="mt-0.5 text-sm text-muted">{item.detail}</p>
                </li>
              ))}
            </ul>
            <div className="order-first">
              <Picture
                image={art.image}
                alt={art.alt}
                sizes="(width < 36rem) 100vw, (width < 64rem) 47vw, (width < 84rem) 30vw, 26rem"
                className="aspect-[8/3]"
              />
            </div>
          </article>
        ))}
      </div>
    </Block>
  );
}
