import { mark } from "@/.generated/mark";
import { logoSize } from "./wordmark";
import { site } from "@/paper/site";

/** What the mark's second colour is on a page: it follows the scheme. */
const shapes = mark.shapes.replaceAll('class="accent"', 'class="fill-saffron"');

/** The newspaper's mark, in the colour of the text it stands in. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      viewBox={mark.viewBox}
      width="32"
      height="32"
      className={className}
      aria-hidden="true"
      // The drawing of data/newspaper.ts, made sure of and minified by tools/assets/mark.ts.
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}

/** Mark and wordmark together, for a link whose name they give, as high as a finger needs. */
export function Logo() {
  const { name } = site;
  return (
    <span className="flex min-h-11 items-center gap-2.5">
      <Mark className="size-[min(2rem,9vw)] flex-none" />
      <span className={`wordmark font-serif font-semibold tracking-tight text-balance ${logoSize(name)}`}>{name}</span>
    </span>
  );
}
