import { TitleLine } from "@/components/TitleLine";
import { Story } from "@/components/story/Story";
import type { Story as Record } from "@/schema/story";

type Props = { title: string; intro: string; story: Record };

/** The first screen: where one is, and on the blue of its drawing the day's story. */
export function TechHead({ title, intro, story }: Props) {
  return (
    <div className="blueprint">
      <div className="measure pt-4 pb-8">
        <TitleLine title={title} intro={intro} />
        <div className="tech-lead mt-6">
          <Story story={story} form="lead" weight={1} room="page" level={2} priority />
        </div>
      </div>
    </div>
  );
}
