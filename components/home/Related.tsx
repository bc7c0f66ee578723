import { Rows } from "@/components/lists/Rows";
import { Change } from "@/components/text/Change";
import type { Related as Line } from "@/schema/home";
import { euros, playingTime, signedPercent } from "@/lib/format";
import { linkTo } from "@/lib/links";
import { href } from "@/lib/paths";
import { trendOf } from "@/lib/trend";
import { typeset } from "@/lib/typeset";
import { site } from "@/paper/site";

/** What a line says, and what moves in it. */
function Words({ line }: { line: Line }) {
  if ("video" in line) return typeset(line.video.title);
  if ("story" in line) return typeset(line.story.title);
  const { name, price, change } = line.company;
  return (
    <>
      {name}, a {euros(price)}{" "}
      <span className="font-sans text-meta">
        <Change trend={trendOf(change, 2)}>{signedPercent(change, 2)}</Change>
      </span>
    </>
  );
}

const RelatedLine = ({ line }: { line: Line }) => (
  <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-baseline font-serif text-body font-semibold text-balance md:block">
    <p className="font-sans text-note text-accent">
      {line.label}
      {"video" in line && <span className="ml-1"> {playingTime(line.video.duration)}</span>}
    </p>
    <a {...linkTo(("story" in line && line.story.url) || href(line.href), site.url)} className="headline-link">
      <Words line={line} />
    </a>
  </div>
);

/** What goes with the lead: a company on the exchange, a video, a story. */
export const Related = ({ lines }: { lines: Line[] }) => (
  <div className="mt-3 border-t border-rule pt-2 lg:max-xl:mt-0 xl:mt-4">
    <Rows close label="Además">
      {lines.map((line) => (
        <RelatedLine key={line.label} line={line} />
      ))}
    </Rows>
  </div>
);
