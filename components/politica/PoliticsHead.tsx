import { Picture } from "@/components/Picture";
import { StoryText } from "@/components/story/StoryText";
import { TitleLine } from "@/components/TitleLine";
import type { Politica } from "@/data/schema/politica";
import { VoteChart } from "./VoteChart";

type Props = Pick<Politica, "title" | "intro" | "urgent">;

/** Headlines longer than this would fill the screen in the largest size. */
const SHORT_HEADLINE = 90;

/** The first screen: the section's name, and its urgent story with the vote it is about, or its picture. */
export function PoliticsHead({ title, intro, urgent }: Props) {
  const short = urgent.title.length <= SHORT_HEADLINE;
  return (
    <>
      <TitleLine title={title} intro={intro} />
      <div className="chamber">
        <div className="measure">
          <article id={urgent.id} className="anchor grid gap-x-8 gap-y-8 pt-8 lg:grid-cols-12 lg:pt-10">
            <div className="lg:col-span-5 lg:pb-10">
              <StoryText story={urgent} scale="lead" size={short ? "hero-lg" : "2xl"} />
            </div>
            <div className="self-end lg:col-span-7">
              {urgent.vote ? (
                <VoteChart vote={urgent.vote} time={urgent.time} />
              ) : (
                <Picture
                  image={urgent.image}
                  alt={urgent.alt}
                  sizes="(width < 64rem) 100vw, (width < 84rem) 55vw, 46rem"
                  priority
                  className="mb-8 aspect-[8/5] lg:mb-10"
                />
              )}
            </div>
          </article>
        </div>
      </div>
    </>
  );
}
