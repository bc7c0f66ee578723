import { Picture } from "@/components/Picture";
import { pictureIn, type Room } from "@/components/picture/rooms";
import { Headline } from "@/components/story/Headline";
import { decks } from "@/components/story/Story";
import { StoryForm } from "@/components/story/StoryForm";
import { TimeText } from "@/components/text/TimeText";
import { isShort } from "@/lib/title-step";
import type { RegionalNews as News } from "@/schema/politica";
import { ColourMark } from "./ColourMark";

type Props = { news: News; room: Room; lead?: boolean };

/** What happens in a community: its colour before its name. The map's tile lights it (`data-news`, tools/assets/accents.ts). */
export function RegionalNews({ news, lead = false, room }: Props) {
  const form = lead ? "lead" : "row";
  return (
    <div data-news={news.community}>
      <StoryForm
        form={form}
        id={news.id}
        kicker={
          <p className="kicker flex items-center gap-2">
            <ColourMark colour={news.colour} bar />
            {news.community}
          </p>
        }
        headline={<Headline weight={lead ? 3 : 5}>{news.title}</Headline>}
        short={isShort(news.title)}
        picture={<Picture of={news} {...pictureIn(form, room)} />}
        text={
          <>
            <p className={decks[lead ? 3 : 5]}>{news.excerpt}</p>
            <p className="mt-1 text-meta text-muted sm:mt-2">
              <TimeText value={news.time} />
            </p>
          </>
        }
      />
    </div>
  );
}
