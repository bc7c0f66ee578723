import { rewrite } from "./rewrite";

/** The custom properties that a sheet reads. */
function readIn(css: string): Set<string> {
  const names = new Set<string>();
  rewrite(css, {
    visitor: {
      Variable({ name }) {
        names.add(name.ident);
      },
    },
  });
  return names;
}

/** Animations are named in so many ways that every mention counts: one more than the keyframes themselves. */
function animatedIn(css: string, name: string): boolean {
  const mentions = css.split(/[^\w-]/).filter((word) => word === name).length;
  return mentions > css.split(`@keyframes ${name}{`).length - 1;
}

/**
 * A sheet without what nothing reads: custom properties, what registers them, and keyframes.
 * @param mentions whether something besides the sheet may read a custom property: an attribute or a script
 */
export function withoutUnread(css: string, mentions: (name: string) => boolean): string {
  const read = readIn(css);
  const isRead = (name: string) => read.has(name) || mentions(name);
  const dropped: string[] = [];
  const drop = (name: string): [] => {
    dropped.push(name);
    return [];
  };
  const cut = rewrite(css, {
    visitor: {
      Declaration: { custom: ({ name }) => (name.startsWith("--") && !isRead(name) ? drop(name) : undefined) },
      Rule: {
        property: ({ value }) => (isRead(value.name) ? undefined : drop(value.name)),
        keyframes: ({ value }) => (animatedIn(css, value.name.value) ? undefined : drop(value.name.value)),
      },
    },
  });
  // What a dropped one has read may now be unread itself.
  return dropped.length > 0 ? withoutUnread(cut, mentions) : cut;
}
