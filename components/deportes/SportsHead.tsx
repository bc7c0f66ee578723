import { Breadcrumb } from "@/components/Breadcrumb";
import { Button } from "@/components/Button";
import { Picture } from "@/components/Picture";
import type { Deportes } from "@/schema/deportes";
import { titleStep } from "@/lib/title-step";

type Props = Pick<Deportes, "title" | "intro" | "image" | "alt">;

/** On wide pages a short title runs into the picture, as far as it is overprinted there. A scroll bar is part of vw. */
const sizes = {
  poster: "text-title-deportes md:text-title-deportes",
  banner: "text-headline-1",
  headline: "text-headline-2",
  sentence: "text-headline-3",
} as const;

/** The head of the sports pages: a title as on a shirt, which runs over the picture. */
export function SportsHead({ title, intro, image, alt }: Props) {
  return (
    <div className="clay relative">
      <div className="relative z-1 measure flex flex-col justify-center py-4 md:min-h-72 md:pb-6 lg:pb-7">
        <Breadcrumb name={title} />
        <h1
          className={`mt-2 -ml-[0.05em] grotesk leading-[0.94] tracking-[-0.015em]! hyphens-auto md:mt-0 md:max-w-[62.5%] ${sizes[titleStep(title)]}`}
        >
          {title}
        </h1>
        <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-4 md:mt-8 md:w-[58%] md:pr-4">
          <p className="text-body max-md:w-full max-sm:text-small md:flex-1 md:basis-80">{intro}</p>
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:min-w-fit max-sm:*:flex-[1_45%]">
            <Button>Ver Destacados</Button> <Button tone="outline">Estadísticas</Button>
          </div>
        </div>
      </div>
      <div className="md:absolute md:inset-y-0 md:right-0 md:left-1/2 lg:left-[62%] xl:left-[max(60%,100%-38rem)]">
        <Picture
          of={{ image, alt }}
          sizes="(width < 48rem) 100vw, (width < 86rem) 50vw, 38rem"
          priority
          box={["aspect-[18/5]", "md:aspect-[8/7]", "lg:aspect-[8/5]"]}
          fills="md:h-full"
          className="object-[69%_40%] lg:object-[0%_40%]"
        />
        {/* Under letters no drawing is lighter than the ground. A photograph begins beside them. */}
        <div
          className={`absolute inset-y-0 left-0 w-[23.5%] bg-paper max-md:hidden lg:w-13 ${image.endsWith(".svg") ? "mix-blend-darken" : ""}`}
        />
      </div>
    </div>
  );
}
