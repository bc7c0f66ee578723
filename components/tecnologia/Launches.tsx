import { Block } from "@/components/Block";
import { Columns } from "@/components/lists/Columns";
import { Picture } from "@/components/Picture";
import { pictureIn } from "@/components/picture/rooms";
import { Headline } from "@/components/story/Headline";
import { decks } from "@/components/story/Story";
import { StoryForm } from "@/components/story/StoryForm";
import { Tags } from "@/components/text/Tags";
import { TimeText } from "@/components/text/TimeText";
import type { TechLaunch } from "@/schema/tecnologia";

const Launch = ({ launch }: { launch: TechLaunch }) => (
  <StoryForm
    form="stack"
    id={launch.id}
    kicker={<p className="kicker text-accent">{launch.category}</p>}
    headline={<Headline weight={3}>{launch.title}</Headline>}
    picture={<Picture of={launch} {...pictureIn("stack", "half")} />}
    text={
      <>
        <p className={decks[3]}>{launch.description}</p>
        <p className="mt-2 flex flex-wrap gap-x-3 text-meta text-muted">
          <span className="font-semibold text-ink">{launch.company}</span> <TimeText value={launch.date} mode="short" />
        </p>
        <Tags tags={launch.tags} />
      </>
    }
  />
);

/** Novelties side by side, each with its maker, its day and its tags. */
export const Launches = ({ launches }: { launches: TechLaunch[] }) => (
  <Block id="lanzamientos" title="Lanzamientos destacados">
    <Columns most={2}>
      {launches.map((launch) => (
        <Launch key={launch.id} launch={launch} />
      ))}
    </Columns>
  </Block>
);
