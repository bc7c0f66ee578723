import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import { StoryText } from "@/components/story/StoryText";
import type { Story } from "@/schema/story";

function Lead({ story, priority }: { story: Story; priority: boolean }) {
  return (
    <article id={story.id} className="anchor grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-2">
      <div>
        <StoryText story={story} size={3} />
      </div>
      <Picture
        of={story}
        sizes="(width < 48rem) 100vw, (width < 84rem) 47vw, 27rem"
        priority={priority}
        box={["aspect-[8/5]", "md:aspect-[5/4]", "lg:aspect-[4/5]", "xl:aspect-[5/4]"]}
        className="max-md:order-first lg:max-xl:h-full"
      />
    </article>
  );
}

function Card({ story, className }: { story: Story; className: string }) {
  return (
    <article
      id={story.id}
      className={`anchor grid grid-cols-1 content-start gap-x-8 border-rule max-xl:border-t max-xl:pt-5 sm:max-xl:grid-cols-[11rem_1fr] xl:px-4 ${className}`}
    >
      <div>
        <StoryText story={story} scale="brief" />
      </div>
      <Picture
        of={story}
        sizes="(width < 36rem) 100vw, (width < 80rem) 11rem, 18rem"
        box={["aspect-[8/5]", "sm:max-xl:aspect-[5/4]"]}
        className="order-first mb-2.5"
      />
    </article>
  );
}

type Props = {
  stories: Story[];
  /** Whether its picture is the first of the page, and awaited. */
  first: boolean;
};

/** The news in full: one across, the others in columns under it. */
export function EconomyNews({ stories, first: priority }: Props) {
  const [lead, ...rest] = stories;
  return (
    <Block id="noticias" title="Noticias de economía">
      {lead && <Lead story={lead} priority={priority} />}
      <div className="mt-8 grid grid-cols-1 gap-y-5 xl:-mx-4 xl:grid-cols-12">
        {inRows(rest, { xl: 3 }).map(({ item: story, span, first }) => (
          <Card key={story.id} story={story} className={`${span} ${first ? "" : "xl:border-l"}`} />
        ))}
      </div>
    </Block>
  );
}
