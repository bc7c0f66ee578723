import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import { StoryText } from "@/components/story/StoryText";
import type { Imprint } from "@/schema/imprint";
import type { Story } from "@/schema/story";

function Lead({ story, priority, imprint }: { story: Story; priority: boolean; imprint: Imprint }) {
  return (
    <article
      id={story.id}
      className="anchor grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-2 xl:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]"
    >
      <div>
        <StoryText story={story} size="xl" imprint={imprint} />
      </div>
      <Picture
        of={story}
        sizes="(width < 48rem) 100vw, (width < 84rem) 47vw, 27rem"
        priority={priority}
        box={["aspect-[8/5]", "md:aspect-square", "xl:aspect-[5/4]"]}
        className="max-md:order-first"
      />
    </article>
  );
}

function Card({ story, className, imprint }: { story: Story; className: string; imprint: Imprint }) {
  return (
    <article id={story.id} className={`anchor flex flex-col border-rule md:px-4 ${className}`}>
      <div className="lg:max-xl:[&_.kicker>*]:w-full">
        <StoryText story={story} scale="brief" imprint={imprint} />
      </div>
      <div className="order-first mb-2.5">
        <Picture of={story} sizes="(width < 48rem) 100vw, (width < 84rem) 29vw, 18rem" box={["aspect-[8/5]"]} />
      </div>
    </article>
  );
}

type Props = {
  stories: Story[];
  /** Whether its picture is the first of the page, and awaited. */
  first: boolean;
  imprint: Imprint;
};

/** The news in full: one across, the others in columns under it. */
export function EconomyNews({ stories, first: priority, imprint }: Props) {
  const [lead, ...rest] = stories;
  return (
    <Block id="noticias" title="Noticias de economía">
      {lead && <Lead story={lead} priority={priority} imprint={imprint} />}
      <div className="mt-6 grid grid-cols-1 gap-y-8 border-t border-rule pt-5 md:-mx-4 md:grid-cols-12 md:border-none">
        {inRows(rest, { md: 3 }).map(({ item: story, span, first }) => (
          <Card key={story.id} story={story} className={`${span} ${first ? "" : "md:border-l"}`} imprint={imprint} />
        ))}
      </div>
    </Block>
  );
}
