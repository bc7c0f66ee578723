import { Block } from "@/components/Block";
import { Button } from "@/components/Button";
import { Picture } from "@/components/Picture";
import { StoryCard } from "@/components/story/StoryCard";
import { StoryBody, StoryTitle } from "@/components/story/StoryText";
import { StoryWide } from "@/components/story/StoryWide";
import type { Story } from "@/data/schema/story";

/** How many stand under large pictures before the smaller ones begin. */
const LARGE = 2;

function SmallStory({ story }: { story: Story }) {
  return (
    <article id={story.id} className="grid grid-cols-[1fr_6rem] content-start gap-x-4 border-t border-rule pt-5 anchor">
      <div>
        <StoryTitle story={story} scale="brief" />
      </div>
      <Picture image={story.image} alt={story.alt} sizes="6rem" className="aspect-square" />
      <div className="col-span-2">
        <StoryBody story={story} scale="brief" />
      </div>
    </article>
  );
}

/** The latest, two abreast, those above larger; where they are odd in number, the first across. And the button for those before them. */
export function LatestStories({ stories }: { stories: Story[] }) {
  const odd = stories.length % 2;
  const [across, pairs] = [stories.slice(0, odd), stories.slice(odd)];
  return (
    <Block id="ultimas-noticias" title="Últimas Noticias" className="flex h-full flex-col">
      <div className="grid flex-1 content-between gap-x-8 gap-y-8 sm:grid-cols-2">
        {across.map((story) => (
          <StoryWide
            key={story.id}
            story={story}
            sizes="(width < 48rem) 100vw, (width < 64rem) 47vw, (width < 84rem) 30vw, 26rem"
            className="sm:col-span-2"
          />
        ))}
        {pairs.slice(0, LARGE).map((story) => (
          <StoryCard
            key={story.id}
            story={story}
            sizes="(width < 36rem) 100vw, (width < 64rem) 47vw, (width < 84rem) 30vw, 26rem"
          />
        ))}
        {pairs.slice(LARGE).map((story) => (
          <SmallStory key={story.id} story={story} />
        ))}
      </div>
      <Button tone="outline" className="mt-10 w-full">
        Cargar más noticias
      </Button>
    </Block>
  );
}
