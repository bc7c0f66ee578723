import { Breadcrumb } from "@/components/Breadcrumb";
import { Button } from "@/components/Button";
import { Picture } from "@/components/Picture";
import type { Deportes } from "@/schema/deportes";
import type { Imprint } from "@/schema/imprint";
import { titleStep } from "@/lib/title-step";

type Props = Pick<Deportes, "title" | "intro" | "image" | "alt"> & { imprint: Imprint };

/** On wide pages a short title runs into the picture, as far as it is overprinted there. A scroll bar is part of vw. */
const sizes = {
  poster: "text-shirt md:text-shirt-wide",
  banner: "text-5xl",
  headline: "text-4xl",
  sentence: "text-3xl",
} as const;

/** The head of the sports pages: a title as on a shirt, which runs over the picture. */
export function SportsHead({ title, intro, image, alt, imprint }: Props) {
  return (
    <div className="clay relative">
      <div className="relative z-1 measure flex flex-col justify-center py-4 md:min-h-72">
        <Breadcrumb name={title} />
        <h1
          className={`mt-2 -ml-[0.05em] grotesk leading-[0.94] tracking-[-0.035em]! hyphens-auto md:mt-0 md:max-w-[62.5%] ${sizes[titleStep(title)]}`}
        >
          {title}
        </h1>
        <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-9 md:mt-8 md:w-1/2 md:gap-y-4 md:pr-4 lg:w-[58%]">
          <p className="text-base max-md:w-full max-sm:text-sm md:flex-1 md:basis-80">{intro}</p>
          <div className="flex gap-3 max-md:min-h-25 max-md:flex-col">
            <Button imprint={imprint}>Ver Destacados</Button>{" "}
            <Button tone="outline" imprint={imprint}>
              Estadísticas
            </Button>
          </div>
        </div>
      </div>
      {/* On phones it hangs from a rule, beside the buttons, its room kept; with text twice as large it stands under them. */}
      <div className="right-0 bottom-0 min-[20rem]:max-md:absolute min-[20rem]:max-md:h-[8.46rem] min-[20rem]:max-md:w-full min-[20rem]:max-md:border-t min-[20rem]:max-md:pl-[max(10rem,100%-10.5rem)] md:absolute md:top-0 md:left-1/2 lg:left-[max(58%,100%-38rem)]">
        <Picture
          of={{ image, alt }}
          sizes="(width < 48rem) 10.5rem, (width < 86rem) 50vw, 38rem"
          priority
          box={["aspect-[5/4]", "md:aspect-[8/7]", "lg:aspect-[8/5]"]}
          fills="md:h-full"
          className="md:object-[69%_40%] lg:object-[55%_40%]"
        />
        {/*
         * Under the title, never beside the buttons, no drawing is lighter than the ground: white letters can be read
         * on any. A photograph would be stained, and begins beside it.
         */}
        <div
          className={`absolute top-0 left-0 hidden w-[23.5%] max-w-40 bg-paper md:block ${image.endsWith(".svg") ? "bottom-40 mix-blend-darken lg:bottom-28" : "bottom-0"}`}
        />
      </div>
    </div>
  );
}
