import { TitleLine } from "@/components/TitleLine";
import { Picture } from "@/components/Picture";
import { Story } from "@/components/story/Story";
import type { Story as Record } from "@/schema/story";

/** The drawing, on a ground of its own blue; beside words it is upright. */
const Wafer = ({ story }: { story: Record }) => (
  <Picture
    of={story}
    sizes="(width < 48rem) 100vw, (width < 66rem) 38vw, 25rem"
    priority
    box={["aspect-[8/5]", "md:aspect-square"]}
  />
);

/** The first screen: where one is, and on the blue of its drawing the day's story. */
export const TechHead = ({ title, intro, story }: { title: string; intro: string; story: Record }) => (
  <div className="blueprint">
    <div className="measure pt-4 pb-8">
      <TitleLine title={title} intro={intro} />
      <div className="tech-lead">
        <Story story={story} form="lead" weight={1} room="page" level={2} figure={<Wafer story={story} />} />
      </div>
    </div>
  </div>
);
