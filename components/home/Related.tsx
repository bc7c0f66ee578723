import { Change } from "@/components/text/Change";
import { Dot } from "@/components/text/Dot";
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
      <Change trend={trendOf(change, 2)} className="font-sans text-meta">
        {signedPercent(change, 2)}
      </Change>
    </>
  );
}

/** What goes with the lead: a company on the exchange, a video, a story. */
export function Related({ lines }: { lines: Line[] }) {
  return (
    <ul aria-label="Además" className="mt-4">
      {lines.map((line) => (
        <li key={line.label} className="border-t border-rule py-1.5 leading-5 text-balance last:pb-0">
          <p className="float-left mr-2 text-note leading-6 font-semibold text-accent max-md:w-18 md:float-none md:leading-4">
            {line.label}
            {"video" in line && (
              <>
                <Dot />
                {playingTime(line.video.duration)}
              </>
            )}
          </p>
          <a
            {...linkTo(("story" in line && line.story.url) || href(line.href), site.url)}
            className="font-serif text-body leading-5 font-semibold headline-link md:block"
          >
            <Words line={line} />
          </a>
        </li>
      ))}
    </ul>
  );
}
