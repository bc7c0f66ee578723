import { Breadcrumb } from "@/components/Breadcrumb";
import { Picture } from "@/components/Picture";
import { StoryText } from "@/components/story/StoryText";
import type { Politica } from "@/data/schema/politica";

type Props = Pick<Politica, "title" | "intro" | "urgent">;

/** The first screen: the section's name and its urgent story on one plane of indigo. */
export function PoliticsHead({ title, intro, urgent }: Props) {
  return (
    <div className="bg-accent-soft">
      <div className="measure pt-5 pb-8 lg:pb-12">
        <Breadcrumb name={title} />
        <div className="mt-4 grid items-baseline gap-x-8 gap-y-2 border-b-2 border-accent pb-4 lg:grid-cols-12">
          <h1 className="text-5xl font-bold tracking-tight text-accent lg:col-span-5">{title}</h1>
          <p className="text-base text-muted lg:col-span-7">{intro}</p>
        </div>
        <article
          id={urgent.id}
          className="mt-6 grid items-center gap-x-8 gap-y-5 anchor [--color-paper:var(--accent-soft)] lg:mt-8 lg:grid-cols-12"
        >
          <div className="max-lg:order-last lg:col-span-5">
            <StoryText story={urgent} scale="lead" />
          </div>
          <Picture
            image={urgent.image}
            alt={urgent.alt}
            sizes="(width < 64rem) 100vw, (width < 84rem) 55vw, 46rem"
            priority
            className="aspect-[8/5] lg:col-span-7"
          />
        </article>
      </div>
    </div>
  );
}
