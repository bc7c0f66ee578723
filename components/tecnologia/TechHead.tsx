import { Picture } from "@/components/Picture";
import { TitleLine } from "@/components/TitleLine";
import { StoryBody, StoryTitle } from "@/components/story/StoryText";
import type { Story } from "@/schema/story";
import { isLong } from "@/lib/title-step";

type Props = { title: string; intro: string; story: Story };

/** The first screen: where one is, and the day's story beside its picture, which ends where the page's measure does. */
export function TechHead({ title, intro, story }: Props) {
  return (
    <div className="blueprint relative overflow-hidden">
      <div className="measure pt-4 pb-10 max-lg:pb-6">
        <div className="relative z-1">
          <TitleLine title={title} intro={intro} />
        </div>
        <article id={story.id} className="anchor mt-8 md:max-lg:flow-root lg:mt-14 lg:w-[57%] xl:w-[60%]">
          <StoryTitle story={story} scale="lead" size={isLong(story.title) ? "2xl" : "banner"} />
          <div className="max-md:-mx-4 max-md:my-4 sm:max-md:-mx-6 md:float-right md:ml-8 md:w-1/2 md:max-lg:mt-4 md:max-lg:-mr-6 lg:absolute lg:top-40 lg:right-[max(2rem,50%-40rem)] lg:bottom-0 lg:w-[35%] lg:max-w-120 xl:top-24">
            <Picture
              of={story}
              sizes="(width < 48rem) 100vw, (width < 64rem) 48vw, (width < 84rem) 35vw, 30rem"
              priority
              box={["aspect-[4/3]", "sm:aspect-[8/5]", "md:aspect-[4/3]", "lg:aspect-[3/4]"]}
              fills="lg:h-full"
            />
          </div>
          <StoryBody story={story} scale="lead" />
        </article>
      </div>
    </div>
  );
}
