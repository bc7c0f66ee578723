import { TimeText } from "@/components/text/TimeText";
import { linkTo } from "@/lib/links";
import { readings, readingTime } from "@/lib/format";
import { piecesOf } from "@/lib/signatures";
import { site } from "@/paper/site";
import type { ToldStory } from "./types";

type Piece = Pick<ToldStory, "author" | "role" | "time" | "views" | "readTime" | "credit" | "caption" | "href">;

/**
 * Who signs, one or several, and the way to the pages about them, where the newspaper has any; alone on a narrow column's line
 * where a role follows, so that every byline of a row breaks at one place.
 */
const Signature = ({ author, alone }: { author: string; alone: boolean }) => (
  <span className={`font-semibold text-ink ${alone ? "@max-xs/story:basis-full" : ""}`}>
    {piecesOf(author, site.authors).map(({ words, signs }) =>
      signs?.page ? (
        <a key={words} {...linkTo(signs.page, site.url)} className="py-1 underline">
          {words}
        </a>
      ) : (
        words
      ),
    )}
  </span>
);

/** Who wrote something, when, how often it is read, whose the picture is. What is counted stays together on a line. */
export function Byline({ piece }: { piece: Piece }) {
  const { author, role, time, views, readTime, credit, caption, href } = piece;
  const picture = [!href && caption, credit && `Foto: ${credit}`].filter(Boolean).join(" ");
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-meta text-muted sm:mt-2">
      <Signature author={author} alone={role !== undefined} /> {role && <span>{role}</span>}{" "}
      {readTime !== undefined && <span>{readingTime(readTime)}</span>}{" "}
      <span className="flex flex-wrap gap-x-3">
        <TimeText value={time} /> {views !== undefined && <span>{readings(views)}</span>}
      </span>{" "}
      {picture && <span>{picture}</span>}
    </p>
  );
}
