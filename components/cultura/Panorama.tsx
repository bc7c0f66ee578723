import { Picture } from "@/components/Picture";
import type { Panorama as PanoramaRecord } from "@/data/schema/cultura";
import { Spread } from "./Spread";

/** Four arts, three things of each; the pictures change sides from column to column. */
export function Panorama({ panorama }: { panorama: PanoramaRecord[] }) {
  return (
    <Spread id="panorama" title="Panorama cultural">
      <div className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
        {panorama.map((art) => (
          <article key={art.name} className="group flex flex-col gap-4">
            <Picture
              image={art.image}
              alt={art.alt}
              sizes="(width < 36rem) 100vw, (width < 80rem) 50vw, 20rem"
              className="aspect-[8/5] sm:group-even:order-last"
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
          </article>
        ))}
      </div>
    </Spread>
  );
}
