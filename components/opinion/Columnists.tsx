import { Block } from "@/components/Block";
import { Rows } from "@/components/lists/Rows";
import { Picture } from "@/components/Picture";
import { pictureIn } from "@/components/picture/rooms";
import { sizes } from "@/components/story/Headline";
import { StoryForm } from "@/components/story/StoryForm";
import type { Columnist } from "@/schema/opinion";
import type { Anchor } from "@/lib/anchors";
import { counted } from "@/lib/format";
import { typeset } from "@/lib/typeset";

/** Where each stands, in the page's order; there are four at most (schema/opinion.ts). */
export const columns = ["columnista-1", "columnista-2", "columnista-3", "columnista-4"] as const satisfies Anchor[];

function Column({ columnist, id }: { columnist: Columnist; id: Anchor | undefined }) {
  const { name, role, specialty, illustration, articles, followers, latestTitle } = columnist;
  return (
    <StoryForm
      form={illustration ? "row" : "line"}
      id={id}
      headline={
        <>
          <h3 className={`headline ${sizes[4]}`}>
            <span className="sr-only">Último artículo: </span>
            {typeset(latestTitle)}
          </h3>
          <p className="mt-2 flex flex-wrap gap-x-3 gap-y-0.5 text-meta text-muted">
            <span className="font-semibold text-ink">{name}</span> <span>{role}</span>{" "}
            <span className="basis-full">{specialty}</span>{" "}
            <span className="flex flex-wrap gap-x-3">
              <span>{counted(articles, "artículo", "artículos")}</span>{" "}
              <span>{counted(followers, "seguidor", "seguidores")}</span>
            </span>
          </p>
        </>
      }
      picture={illustration && <Picture of={illustration} {...pictureIn("row", "half")} />}
    />
  );
}

/** Those who write every week: the latest from each, and what each knows about. */
export const Columnists = ({ columnists }: { columnists: Columnist[] }) => (
  <Block id="columnistas" title="Columnistas">
    <Rows>
      {columnists.map((columnist, index) => (
        <Column key={columnist.name} columnist={columnist} id={columns[index]} />
      ))}
    </Rows>
  </Block>
);
