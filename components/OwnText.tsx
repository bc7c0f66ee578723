import { createElement, type ReactNode } from "react";
import { linkTo } from "@/lib/links";
import { href } from "@/lib/paths";
import type { Imprint } from "@/schema/imprint";
import type { OwnPage, Part } from "@/schema/own-page";
import { Breadcrumb } from "./Breadcrumb";
import { TimeText } from "./text/TimeText";

/** How each element is set that is not set as it comes. */
const LOOKS: Readonly<Partial<Record<Exclude<Part, string>["tag"], string>>> = {
  h2: "mt-8 text-2xl",
  h3: "mt-6 text-xl",
  p: "mt-3",
  ul: "list-disc pl-5",
  ol: "list-decimal pl-5",
  li: "*:mt-1.5",
  blockquote: "hand mt-5 border-l-3 border-accent pl-4 text-lg",
  hr: "my-8 border-t border-rule",
  a: "underline decoration-accent underline-offset-4 hover:text-accent",
};

/** A link within the newspaper, or to elsewhere. */
const toPage = (address: string, own: string) =>
  address.startsWith("/") ? { href: href(`/${address.slice(1)}`) } : linkTo(address, own);

function drawn(part: Part, key: number, own: string): ReactNode {
  if (typeof part === "string") return part;
  const { tag, href: address, parts } = part;
  const inner = parts.length > 0 ? parts.map((child, at) => drawn(child, at, own)) : undefined;
  return createElement(tag, { key, className: LOOKS[tag], ...(address && toPage(address, own)) }, inner);
}

/** The text of a page that is no section's, in one column as wide as one reads well. */
export function OwnText({ page: { title, updated, parts }, imprint }: { page: OwnPage; imprint: Imprint }) {
  return (
    <div className="measure pt-4">
      <Breadcrumb name={title} />
      <div className="max-w-2xl">
        <h1 className="mt-5 text-4xl">{title}</h1>
        {updated && (
          <p className="mt-2 text-xs text-muted">
            Actualizado el <TimeText value={updated} mode="long" />
          </p>
        )}
        {parts.map((part, at) => drawn(part, at, imprint.site.url))}
      </div>
    </div>
  );
}
