import { TimeText } from "@/components/text/TimeText";
import type { Story } from "@/schema/story";
import { linkTo } from "@/lib/links";
import { readings, readingTime } from "@/lib/format";
import { site } from "@/paper/site";

type Props = {
  /** What was written; of a column its author's role too. */
  piece: Pick<Story, "author" | "time" | "credit" | "caption"> & { role?: string; views?: number; href?: string };
  /** Minutes, where they are said. */
  readTime?: number;
  /** Whether it begins with who signs: a portrait beside it may say so. */
  signed?: boolean;
  className?: string;
};

/**
 * Who wrote something, when, how long it takes, how often it has been read, and what the picture beside it shows and whose it is.
 * What is counted stays together: none is left alone on a line.
 */
export function Byline({
  piece: { author, role, time, views, credit, caption, href },
  readTime,
  signed = true,
  className = "",
}: Props) {
  const page = site.authors?.find(({ name }) => name === author)?.page;
  const picture = [!href && caption, credit && `Foto: ${credit}`].filter(Boolean).join(" ");
  const Signature = page ? "a" : "span";
  return (
    <p className={`flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-muted ${className}`}>
      {signed && (
        <>
          <Signature
            {...(page && linkTo(page, site.url))}
            className={page ? "py-1 font-semibold text-ink underline" : "font-semibold text-ink"}
          >
            {author}
          </Signature>{" "}
          {role && <span>{role}</span>}{" "}
        </>
      )}
      <span className="flex flex-wrap gap-x-3">
        {readTime !== undefined && <span>{readingTime(readTime)}</span>} <TimeText value={time} />{" "}
        {views !== undefined && <span>{readings(views)}</span>}
      </span>{" "}
      {picture && <span>{picture}</span>}
    </p>
  );
}
