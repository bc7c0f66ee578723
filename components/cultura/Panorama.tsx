import { Block } from "@/components/Block";
import { Columns } from "@/components/lists/Columns";
import { Rows } from "@/components/lists/Rows";
import { Picture } from "@/components/Picture";
import type { Panorama as PanoramaRecord } from "@/schema/cultura";

/** A picture's width: four stand abreast on a desk; of fewer, or of five, some have half the page. */
const SIZES = {
  four: "(width < 36rem) 40vw, (width < 64rem) 46vw, (width < 84rem) 23vw, 19rem",
  others: "(width < 36rem) 40vw, (width < 84rem) 46vw, 38rem",
} as const;

/** An art, and what there is of it. */
const Art = ({ art, sizes }: { art: PanoramaRecord; sizes: string }) => (
  <article className="art areas">
    <h3 className="art-name py-3 text-headline-4 text-accent area-name">{art.name}</h3>
    <div className="area-picture">
      <Picture of={art} sizes={sizes} box={["aspect-[8/3]"]} />
    </div>
    <div className="border-t border-rule pt-2 area-words">
      <Rows close>
        {art.items.map(({ title, detail }) => (
          <div key={title}>
            <h4 className="text-headline-6">{title}</h4>
            <p className="text-meta text-muted">{detail}</p>
          </div>
        ))}
      </Rows>
    </div>
  </article>
);

/** The arts in columns, on a phone one below the other, and what there is in each. */
export const Panorama = ({ panorama }: { panorama: PanoramaRecord[] }) => (
  <Block id="panorama" title="Panorama cultural">
    <Columns most={4}>
      {panorama.map((art) => (
        <Art key={art.name} art={art} sizes={panorama.length === 4 ? SIZES.four : SIZES.others} />
      ))}
    </Columns>
  </Block>
);
