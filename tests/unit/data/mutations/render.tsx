import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const isPage = (value: unknown): value is { default: ComponentType } =>
  typeof value === "object" && value !== null && "default" in value && typeof value.default === "function";

/**
 * A page as a reader's browser gets it, without the frame of scripts and styles around it.
 * @param key of a section, or `home`
 * @throws Error if no page prints data/<key>.ts
 */
export async function rendered(key: string): Promise<string> {
  const page: unknown = await import(`@/app/${key === "home" ? "" : `${key}/`}page`);
  if (!isPage(page)) throw new Error(`No page prints data/${key}.ts`);
  return renderToStaticMarkup(<page.default />);
}
