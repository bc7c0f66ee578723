import { Breadcrumb } from "@/components/Breadcrumb";
import { Button } from "@/components/Button";
import { Picture } from "@/components/Picture";
import { TITLE_SIZES } from "@/components/title-sizes";
import type { Deportes } from "@/schema/deportes";
import { titleStep } from "@/lib/title-step";

type Props = Pick<Deportes, "title" | "intro" | "image" | "alt">;

/** A title as on a shirt, where it is as short as one. */
const sizes = { poster: "text-title-deportes", ...TITLE_SIZES } as const;

/** The head of the sports pages: a title as on a shirt, and a picture to the edge of the window. */
export const SportsHead = ({ title, intro, image, alt }: Props) => (
  <div className="clay relative">
    <div className="measure">
      <div className="grid gap-2 py-3 md:min-h-72 md:w-[76%] md:gap-4 md:pr-6 lg:w-[70%] lg:pb-8 print:min-h-0 print:w-auto">
        <Breadcrumb name={title} />
        <h1 className={`voiced page-name hyphens-auto ${sizes[titleStep(title)]}`}>{title}</h1>
        <p className="text-small">{intro}</p>
        <div className="flex flex-wrap gap-3">
          <Button control="Ver Destacados" /> <Button tone="outline" control="Estadísticas" />
        </div>
      </div>
    </div>
    <div className="sports-head-picture md:absolute md:inset-y-0 md:right-0 md:left-[70.5%] lg:left-[69%] print:static">
      <Picture
        of={{ image, alt }}
        sizes="(width < 48rem) 100vw, 35vw"
        priority
        box={["aspect-[15/2]", "md:aspect-[8/7]", "min-[100rem]:aspect-[8/5]"]}
        fills="h-full"
      />
    </div>
  </div>
);
