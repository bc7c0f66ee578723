import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import type { Panorama as PanoramaRecord } from "@/data/schema/cultura";

/** The arts, and what there is in each; the pictures change sides from column to column. */
export function Panorama({ panorama }: { panorama: PanoramaRecord[] }) {
  return (
    <Block look="arts" id="panorama" title="Panorama cultural">
      <div className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-12">
        {inRows(panorama, { sm: 2, xl: 4 }).map(({ item: art, span, across }) => (
          <article key={art.name} className={`group @container grid ${span}`}>
            <div className="flex flex-col gap-x-8 gap-y-4 @2xl:flex-row">
              <Picture
                image={art.image}
                alt={art.alt}
                sizes={`(width < 36rem) 100vw, (width < 80rem) 50vw, ${Math.ceil(80 / across)}rem`}
                className="aspect-[8/5] sm:group-even:order-last @2xl:w-1/2 @2xl:flex-none"
              />
              <div className="sm:flex-1">
                <h3 className="text-3xl">{art.name}</h3>
                <ul className="mt-3 divide-y divide-rule border-t border-rule">
                  {art.items.map((item) => (
                    <li key={item.title} className="py-3">
                      <p className="font-italic text-xl font-medium italic">{item.title}</p>
                      <p className="mt-1 text-sm text-muted">{item.detail}</p>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </article>
        ))}
      </div>
    </Block>
  );
}
