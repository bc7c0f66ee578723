import { Features, transform, type Selector } from "lightningcss";
import { parse, type ChildNode, type Rule } from "postcss";
import { KNOWN, STYLE_TARGETS } from "./floor";

type Options = Omit<Parameters<typeof transform>[0], "code" | "filename" | "minify">;

/** A stylesheet as lightningcss writes it anew: shortest, and as the options say. */
const rewrite = (css: string, options: Options): string =>
  Buffer.from(transform({ filename: "page.css", code: Buffer.from(css), minify: true, ...options }).code).toString();

/**
 * A stylesheet as browsers of the floor understand it: `(min-width: …)` for `(width >= …)`. It comes last, for
 * every rewriting without it says things in the newest and shortest words.
 */
export const forOldBrowsers = (css: string): string =>
  rewrite(css, {
    targets: STYLE_TARGETS,
    // What `color-scheme` would be accompanied by for the sake of light-dark(), which no browser of the floor knows.
    exclude: Features.LightDark,
  })
    // What it says of narrower windows and boxes in longer words.
    .replace(/((?:@media|@container [\w-]+) |,)not (?:all and )?\(width>=([\d.]+\w+)\)(?=[{,])/g, "$1(width<$2)")
    // What it leaves of newer words: a media query that begins with `not`.
    .replace(/@media[^{]*/g, (rule) => rule.replace(/(^@media |,)not \(/g, "$1not all and ("))
    // And what it says once more with each rewriting: declarations with a prefix.
    .replace(/([{;])([\w-]+:[^;{}]+)(;\2)+(?=[;}])/g, "$1$2")
    // And the spaces about commas and strokes in what it only passes on, such as custom properties, but not in strings.
    .replace(/"(?:\\.|[^"\\])*"| ?([,/]) /g, (found, sign?: string) => sign ?? found);

/** Every address in a stylesheet, as it is written there. */
export function addressesInStyles(css: string): Set<string> {
  const found = new Set<string>();
  rewrite(css, { visitor: { Url: ({ url }) => void found.add(url) } });
  return found;
}

/** Changes every address in a stylesheet. */
export const withAddresses = (css: string, change: (address: string) => string): string =>
  rewrite(css, { visitor: { Url: (url) => ({ ...url, url: change(url.url) }) } });

/** Changes every class in a stylesheet, within brackets too, where lightningcss does not go by itself. */
export function withClasses(css: string, change: (name: string) => string): string {
  const changed = (selector: Selector): Selector =>
    selector.map((part) => {
      if (part.type === "class") return { ...part, name: change(part.name) };
      if (part.type !== "pseudo-class") return part;
      const holds = part.kind === "not" || part.kind === "has" || part.kind === "is" || part.kind === "where";
      return holds ? { ...part, selectors: part.selectors.map(changed) } : part;
    });
  return rewrite(css, { visitor: { Selector: changed } });
}

/** Every name in a stylesheet that a change of its kind meets, in its order. */
function namesMet(css: string, withNames: typeof withClasses): Set<string> {
  const found = new Set<string>();
  withNames(css, (name) => {
    found.add(name);
    return name;
  });
  return found;
}

/** Every class in a stylesheet, in its order. */
export const classesIn = (css: string): Set<string> => namesMet(css, withClasses);

/** Changes every custom property in a stylesheet, and whatever else begins with two dashes. */
export const withProperties = (css: string, change: (name: string) => string): string =>
  rewrite(css, { visitor: { DashedIdent: change } });

/** Every custom property in a stylesheet, in its order. */
export const propertiesIn = (css: string): Set<string> => namesMet(css, withProperties);

/** The family that a declaration of a font-face names, without quotation marks. */
const familyOf = (value: string): string => value.replace(/^(["'])(.*)\1$/, "$2");

/** Every family of fonts that a stylesheet itself describes, in its order. */
export function familiesIn(css: string): Set<string> {
  const found = new Set<string>();
  parse(css).walkAtRules("font-face", (face) =>
    face.walkDecls("font-family", ({ value }) => void found.add(familyOf(value))),
  );
  return found;
}

/** Changes families of fonts wherever a stylesheet names them: custom properties hold them too. @param change is asked of any word there */
export function withFamilies(css: string, change: (name: string) => string): string {
  const sheet = parse(css);
  sheet.walkDecls(/^(font|font-family|--.+)$/, (declaration) => {
    // A word by itself, which the name of a file is not.
    declaration.value = declaration.value.replace(/(?<![\w./-])[\w-]+(?![\w./-])/g, change);
  });
  return String(sheet);
}

/** What a page may hold, as far as rules for it depend on that. */
export type Present = {
  /** Whether there may be an element of this class, and of this name. */
  hasClass: (name: string) => boolean;
  hasElement: (name: string) => boolean;
  /** Whether there may be an element of the second class right within one of the first. */
  hasChild: (parent: string, child: string) => boolean;
  /** Whether there may be an element with this value of an attribute of the site's own (`data-…`). */
  hasValue: (attribute: string, value: string) => boolean;
  /** Whether something besides the stylesheet may read this custom property. */
  reads: (property: string) => boolean;
  /** Whether something besides the stylesheet may set it. */
  sets: (property: string) => boolean;
};

/** What :not() holds is not asked for: the rule may hold where it is missing. */
const canMatch = (selector: Selector, present: Present): boolean =>
  selector.every((part, at) => {
    if (part.type === "class") return present.hasClass(part.name);
    if (part.type === "combinator" && part.value === "child") {
      const [parent, child] = [selector[at - 1], selector[at + 1]];
      return parent?.type !== "class" || child?.type !== "class" || present.hasChild(parent.name, child.name);
    }
    // Names of elements of drawings (clipPath) are written in two ways.
    if (part.type === "type") return present.hasElement(part.name.toLowerCase());
    if (part.type === "attribute" && part.name.startsWith("data-") && part.operation?.operator === "equal")
      return present.hasValue(part.name, part.operation.value);
    const isList = part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where" || part.kind === "has");
    return !isList || part.selectors.some((one) => canMatch(one, present));
  });

const isOneClass = ([first, ...more]: Selector): boolean => first?.type === "class" && more.length === 0;

/**
 * A selector without what cannot match in its lists in brackets. The most specific of a list counts for each of it: only
 * classes, which count alike, are taken out.
 */
const withoutMissing = (selector: Selector, present: Present): Selector =>
  selector.map((part) => {
    const isList = part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where");
    if (!isList || !part.selectors.every(isOneClass)) return part;
    return { ...part, selectors: part.selectors.filter((one) => canMatch(one, present)) };
  });

/** The custom properties and animations of a stylesheet that nothing in it reads. */
function unreadIn(css: string): string[] {
  const defined = new Set<string>();
  const read = new Set<string>();
  rewrite(css, {
    visitor: {
      Variable: ({ name }) => void read.add(name.ident),
      Declaration: {
        // Properties that lightningcss does not know are called so as well.
        custom({ name }) {
          if (name.startsWith("--")) defined.add(name);
        },
      },
      Rule: {
        property: ({ value }) => void defined.add(value.name),
        keyframes({ value }) {
          const { value: name } = value.name;
          defined.add(name);
          // Animations are named in so many ways that every mention besides the keyframes counts.
          if (css.replaceAll(`@keyframes ${name}{`, "").match(new RegExp(`(?<![\\w-])${name}(?![\\w-])`)))
            read.add(name);
        },
      },
    },
  });
  return [...defined].filter((name) => !read.has(name));
}

/**
 * Tailwind registers its properties, and sets them back on every element for browsers that cannot: that rule does for
 * all browsers. One that keeps its first value everywhere is that value where it is read. Nor is asked what all know.
 */
function withoutRegistrations(css: string): string {
  const sheet = parse(css);
  const values = new Map<string, Set<string>>();
  sheet.walkAtRules("layer", (layer) => {
    if (layer.params !== "properties") return;
    layer.walkAtRules("supports", (condition) => void condition.replaceWith(condition.nodes));
    layer.walkDecls(({ prop }) => void values.set(prop, new Set()));
  });
  sheet.walkAtRules("property", (rule) => {
    if (values.has(rule.params)) rule.remove();
  });
  sheet.walkAtRules("supports", (condition) => {
    if (KNOWN.includes(condition.params.replaceAll(" ", ""))) condition.replaceWith(condition.nodes);
  });
  sheet.walkDecls(({ prop, value }) => void values.get(prop)?.add(value));
  let rest = String(sheet);
  for (const [name, [value = "", ...others]] of values)
    if (others.length === 0 && value !== "initial") rest = rest.replaceAll(`var(${name})`, value);
  return rest;
}

/** The rules that hold whatever the window, the scheme and the browser are: nothing stands around them but layers. */
const unconditionalIn = ({ nodes = [] }: { nodes?: ChildNode[] | undefined }): Rule[] =>
  nodes.flatMap((node) => {
    if (node.type === "rule") return [node];
    return node.type === "atrule" && node.name === "layer" ? unconditionalIn(node) : [];
  });

/**
 * Custom properties that keep one value on the whole page are that value where they are read, unless it is longer to say so.
 * @param isSet whether something besides the stylesheet may set one
 */
function withConstants(css: string, isSet: (name: string) => boolean): string {
  const sheet = parse(css);
  const times = new Map<string, number>();
  const count = (name: string) => void times.set(name, (times.get(name) ?? 0) + 1);
  sheet.walkDecls(/^--/, ({ prop }) => count(prop));
  sheet.walkAtRules("property", ({ params }) => count(params));
  const forAll = unconditionalIn(sheet).filter(({ selector }) => /^:root(,:host)?$/.test(selector));
  let rest = css;
  for (const node of forAll.flatMap(({ nodes }) => nodes)) {
    if (node.type !== "decl" || times.get(node.prop) !== 1 || isSet(node.prop)) continue;
    if (node.value === "initial" || node.value.includes("var(")) continue;
    const reading = `var(${node.prop})`;
    const more = (rest.split(reading).length - 1) * (node.value.length - reading.length);
    if (more <= `${String(node)};`.length) rest = rest.replaceAll(reading, node.value);
  }
  return rest;
}

/** A custom property that is read with what stands in for it, in which brackets may stand within brackets. */
const WITH_STAND_IN = /var\((--[\w-]+), *((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;

/** Custom properties that nothing sets are what is to stand in for them. */
function withStandIns(css: string, isSet: (name: string) => boolean): string {
  const set = new Set<string>();
  const sheet = parse(css);
  sheet.walkDecls(/^--/, ({ prop }) => void set.add(prop));
  sheet.walkAtRules("property", ({ params }) => void set.add(params));
  const isUnset = (name: string) => !set.has(name) && !isSet(name);
  return css.replace(WITH_STAND_IN, (reading, name: string, standIn: string) => (isUnset(name) ? standIn : reading));
}

/** A stylesheet without the rules that match nothing of a page, and without what nothing reads. */
export function cut(css: string, present: Present): string {
  const matching = rewrite(css, {
    visitor: { Selector: (selector) => (canMatch(selector, present) ? withoutMissing(selector, present) : []) },
  });
  let rest = withConstants(withStandIns(withoutRegistrations(matching), present.sets), present.sets);
  for (;;) {
    const unused = unreadIn(rest).filter((name) => !present.reads(name));
    if (unused.length === 0) return rest;
    // What one of these has read may now be unread itself.
    rest = rewrite(rest, { unusedSymbols: unused });
  }
}
