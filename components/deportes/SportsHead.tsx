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
      <div className="relative z-1 measure flex flex-col justify-center py-5 md:min-h-80 lg:min-h-96">
        <Breadcrumb name={title} />
        <h1
          className={`mt-2 -ml-[0.05em] grotesk leading-[0.94] tracking-[-0.05em]! hyphens-auto md:max-w-[62.5%] ${sizes[titleStep(title)]}`}
        >
          {title}
        </h1>
        <p className="mt-5 max-w-prose text-base md:w-1/2 md:pr-6 lg:max-w-96">{intro}</p>
        <div className="mt-5 flex flex-wrap gap-3 md:w-1/2">
          <Button imprint={imprint}>Ver Destacados</Button>{" "}
          <Button tone="outline" imprint={imprint}>
            Estadísticas
          </Button>
        </div>
      </div>
      <div className="md:absolute md:inset-y-0 md:right-0 md:left-[max(50%,100%-48rem)]">
        <Picture
          of={{ image, alt }}
          sizes="(width < 48rem) 100vw, (width < 96rem) 50vw, 48rem"
          priority
          box={["aspect-2/1", "md:aspect-[8/7]", "lg:aspect-[8/5]"]}
          fills="md:h-full"
          className="md:object-[69%_40%] lg:object-[55%_40%]"
        />
        {/*
         * Under the title, never beside the buttons, no drawing is lighter than the ground: white letters can be read
         * on any. A photograph would be stained, and begins beside it.
         */}
        <div
          className={`absolute top-0 left-0 hidden w-[23.5%] max-w-40 bg-paper md:block ${image.endsWith(".svg") ? "bottom-40 mix-blend-darken" : "bottom-0"}`}
        />
      </div>
    </div>
  );
}
