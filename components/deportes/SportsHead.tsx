import { Breadcrumb } from "@/components/Breadcrumb";
import { Button } from "@/components/Button";
import { Picture } from "@/components/Picture";
import type { Deportes } from "@/data/schema/deportes";

type Props = Pick<Deportes, "title" | "intro" | "image" | "alt">;

/** The head of the sports pages: a title as on a shirt, and the lanes that run down to the scoreboards. */
export function SportsHead({ title, intro, image, alt }: Props) {
  return (
    <div className="measure pt-5">
      <Breadcrumb name={title} />
      <div className="mt-5 grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-12">
        <div className="flex flex-col justify-center gap-5 lg:col-span-6 lg:pb-8">
          <h1 className="@container">
            <span className="-ml-[0.05em] block font-sans text-[min(7rem,18.5cqi)] leading-[0.9] font-extrabold tracking-[-0.035em] whitespace-nowrap text-accent uppercase">
              {title}
            </span>
          </h1>
          <p className="max-w-prose text-lg text-muted max-sm:pr-3">{intro}</p>
          <div className="flex flex-wrap gap-3">
            <Button>Ver Destacados</Button>
            <Button tone="outline">Estadísticas</Button>
          </div>
        </div>
        <Picture
          image={image}
          alt={alt}
          sizes="(width < 64rem) 100vw, (width < 84rem) 47vw, 39rem"
          priority
          className="aspect-2/1 h-full lg:col-span-6"
        />
      </div>
    </div>
  );
}
