import { Block } from "@/components/Block";
import { Source } from "@/components/charts/Source";
import { Rows } from "@/components/lists/Rows";
import { Picture } from "@/components/Picture";
import { pictureIn } from "@/components/picture/rooms";
import { Headline } from "@/components/story/Headline";
import { StoryForm } from "@/components/story/StoryForm";
import type { Debate } from "@/schema/opinion";
import { counted, timeLeft } from "@/lib/format";
import { Scales } from "./Scales";

const Question = ({ debate }: { debate: Debate }) => (
  <StoryForm
    form="row"
    kicker={
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="kicker text-accent">{debate.category}</span>{" "}
        <span className="text-meta text-muted">{timeLeft(debate.timeLeft)}</span>
      </p>
    }
    headline={<Headline weight={5}>{debate.title}</Headline>}
    picture={<Picture of={debate} {...pictureIn("row", "half")} />}
    text={
      <>
        <Scales debate={debate} />
        <p className="mt-2 text-meta text-muted">{counted(debate.participants, "participante", "participantes")}</p>
      </>
    }
  />
);

/** Questions the readers are settling, in the newspaper's own voice, with the scales as they stand. */
export const Debates = ({ debates }: { debates: Debate[] }) => (
  <Block id="debates" title="Debates abiertos">
    <div className="voice-news contents">
      <Rows>
        {debates.map((debate) => (
          <Question key={debate.title} debate={debate} />
        ))}
      </Rows>
    </div>
    <Source of="lectores que han querido responder, al cierre de la edición, sin valor estadístico">En %.</Source>
  </Block>
);
