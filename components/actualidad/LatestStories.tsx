import { Block } from "@/components/Block";
import { Button } from "@/components/Button";
import { Picture } from "@/components/Picture";
import { Headline } from "@/components/story/Headline";
import { Kicker } from "@/components/story/Kicker";
import { StoryCard } from "@/components/story/StoryCard";
import { StoryMeta } from "@/components/story/StoryMeta";
import type { Story } from "@/data/schema/story";

/** How many open the grid under a large picture. */
const LARGE = 2;

function SmallStory({ story }: { story: Story }) {
  return (
    <article id={story.id} className="grid grid-cols-[1fr_6rem] content-start gap-x-4 border-t border-rule pt-5 anchor">
      <Kicker story={story} className="col-span-2 mb-1.5" />
      <Headline size="md">{story.title}</Headline>
      <Picture image={story.image} alt={story.alt} sizes="6rem" className="aspect-square" />
      <div className="col-span-2">
        <p className="mt-2 text-sm text-muted">{story.excerpt}</p>
        <StoryMeta story={story} className="mt-2" />
      </div>
    </article>
  );
}

/** The six latest, two of them large, and the button for those before them. */
export function LatestStories({ stories }: { stories: Story[] }) {
  return (
    <Block id="ultimas-noticias" title="Últimas Noticias" className="flex h-full flex-col">
      <div className="grid flex-1 content-between gap-x-8 gap-y-8 sm:grid-cols-2">
        {stories.slice(0, LARGE).map((story) => (
          <StoryCard
            key={story.id}
            story={story}
            sizes="(width < 36rem) 100vw, (width < 64rem) 47vw, (width < 84rem) 30vw, 26rem"
          />
        ))}
        {stories.slice(LARGE).map((story) => (
          <SmallStory key={story.id} story={story} />
        ))}
      </div>
      <Button tone="outline" className="mt-10 w-full">
        Cargar más noticias
      </Button>
    </Block>
  );
}
