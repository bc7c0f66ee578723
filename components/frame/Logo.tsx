import { mark } from "@/.generated/mark";
import { logoSize } from "./wordmark";
import { site } from "@/paper/site";

/** What the mark's second colour is on a page: it follows the scheme. */
const shapes = mark.shapes.replaceAll('class="accent"', 'class="fill-saffron"');

/** How large the mark is: in the masthead's ear, which is a desk's alone, in the front's bar, beside the wordmark. */
const sizes = { ear: "on-a-desk size-11 text-brand", bar: "size-6.5", logo: "size-[min(2rem,9vw)]" } as const;

/** The newspaper's mark, in the colour of the text it stands in. */
export const Mark = ({ size }: { size: keyof typeof sizes }) => (
  <svg
    viewBox={mark.viewBox}
    width="32"
    height="32"
    className={`flex-none ${sizes[size]}`}
    aria-hidden="true"
    // The drawing of data/newspaper.ts, made sure of and minified by tools/assets/mark.ts.
    dangerouslySetInnerHTML={{ __html: shapes }}
  />
);

/** Mark and wordmark together, for a link whose name they give, as high as a finger needs. */
export function Logo() {
  const { name } = site;
  return (
    <span className="flex min-h-11 items-center gap-2.5">
      <Mark size="logo" />
      <span className={`wordmark font-serif font-semibold tracking-tight text-balance ${logoSize(name)}`}>{name}</span>
    </span>
  );
}
