/** A way to write a pattern with one of its alternatives left out, however deep it stands, and that alternative. */
export type Variant = { without: string; source: string };

/** Each of those of a pattern's source; what it only looks for, or counts, is no alternative. */
export function variantsOf(source: string): Variant[] {
  const variants: Variant[] = [];
  const groups: { start: number; bars: number[] }[] = [{ start: 0, bars: [] }];
  const close = (end: number) => {
    const { start = 0, bars = [] } = groups.pop() ?? {};
    if (bars.length === 0) return;
    const parts = [start, ...bars.map((bar) => bar + 1)];
    parts.forEach((from, at) => {
      const to = bars[at] ?? end;
      // With the bar behind it, or, of the last, before it.
      const [left, right] = at < bars.length ? [from, to + 1] : [from - 1, to];
      variants.push({ without: source.slice(from, to), source: source.slice(0, left) + source.slice(right) });
    });
  };
  for (let at = 0, inClass = false; at < source.length; at++) {
    const sign = source.charAt(at);
    if (sign === "\\") at++;
    else if (inClass) inClass = sign !== "]";
    else if (sign === "[") inClass = true;
    else if (sign === "(") {
      const [kind = ""] = /^\?(?:<?[=!]|:|<\w+>)/.exec(source.slice(at + 1)) ?? [];
      groups.push({ start: at + 1 + kind.length, bars: [] });
    } else if (sign === ")") close(at);
    else if (sign === "|") groups.at(-1)?.bars.push(at);
  }
  close(source.length);
  return variants;
}
