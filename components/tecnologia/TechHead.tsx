import { Breadcrumb } from "@/components/Breadcrumb";
import { Picture } from "@/components/Picture";
import { StoryText } from "@/components/story/StoryText";
import type { Story } from "@/data/schema/story";

/** The first sheet: where one is, and the day's story with its picture on squared paper. */
export function TechHead({ title, intro, story }: { title: string; intro: string; story: Story }) {
  return (
    <div className="blueprint">
      <div className="measure pt-5 pb-10 lg:pb-14">
        <Breadcrumb name={title} />
        <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 border-b border-rule pb-5">
          <h1 className="max-w-full text-5xl font-bold tracking-tight text-accent">{title}</h1>
          <p className="max-w-xl text-base text-muted">{intro}</p>
        </div>
        <article id={story.id} className="mt-8 grid grid-cols-1 items-center gap-x-8 gap-y-6 anchor lg:grid-cols-12">
          <Picture
            image={story.image}
            alt={story.alt}
            sizes="(width < 64rem) 100vw, (width < 84rem) 55vw, 46rem"
            priority
            className="aspect-[8/5] lg:order-2 lg:col-span-7"
          />
          <div className="lg:col-span-5">
            <StoryText story={story} scale="lead" />
          </div>
        </article>
      </div>
    </div>
  );
}
