import { Bookmark, Share2 } from "lucide-react";
import { Story } from "@/components/story/Story";
import type { Story as Record } from "@/schema/story";
import { site } from "@/paper/site";

const buttons = [
  ["Compartir", Share2],
  ["Guardar", Bookmark],
] as const;

/** What one may do with a story, in the sample: it is not part of this site. */
const StoryButtons = () => (
  <div className="mt-4 flex gap-2">
    {buttons.map(([name, Icon]) => (
      <button key={name} type="button" aria-label={name} className="icon-button border border-rule">
        <Icon className="size-5" aria-hidden="true" />
      </button>
    ))}
  </div>
);

/** The story of the day: its figure is nearly as large as its headline. */
export const HotStory = ({ story }: { story: Record }) => (
  <Story story={story} form="lead" weight={1} room="page" level={2} first="category" priority>
    {site.sample && <StoryButtons />}
  </Story>
);
