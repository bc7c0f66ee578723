import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { toHast } from "mdast-util-to-hast";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { visit } from "unist-util-visit";
import { linkTo } from "@/lib/links";
import { href } from "@/lib/paths";
import type { OwnPage } from "@/schema/own-page";
import { Breadcrumb } from "./Breadcrumb";
import { TimeText } from "./text/TimeText";
import { site } from "@/paper/site";

/** How each element is set that is not set as it comes. */
const LOOKS: Readonly<Partial<Record<string, string>>> = {
  h2: "mt-8 text-headline-4",
  h3: "mt-6 text-headline-5",
  p: "mt-3",
  ul: "list-disc pl-5",
  ol: "list-decimal pl-5",
  li: "mt-1.5 *:mt-1.5",
  blockquote: "hand mt-5 border-l-3 border-accent pl-4 text-standfirst",
  hr: "my-8 border-t border-rule",
  a: "underline decoration-accent underline-offset-4 hover:text-accent",
};

/** The text as HTML, with its looks and links. */
function htmlOf(text: OwnPage["text"], own: string) {
  const tree = toHast(text);
  visit(tree, "element", ({ tagName, properties }) => {
    const to = properties["href"] ?? "";
    const link = to.startsWith("/") ? { href: href(`/${to.slice(1)}`) } : to && linkTo(to, own);
    Object.assign(properties, { className: LOOKS[tagName], title: undefined }, link);
  });
  return tree;
}

/** The text of a page that is no section's, in one column as wide as one reads well. */
export const OwnText = ({ page: { title, updated, text } }: { page: OwnPage }) => (
  <div className="measure pt-4">
    <Breadcrumb name={title} />
    <div className="max-w-2xl">
      <h1 className="mt-5 text-headline-2">{title}</h1>
      {updated && (
        <p className="mt-2 text-meta text-muted">
          Actualizado el <TimeText value={updated} mode="long" />
        </p>
      )}
      {toJsxRuntime(htmlOf(text, site.url), { Fragment, jsx, jsxs })}
    </div>
  </div>
);
