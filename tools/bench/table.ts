/** A Markdown table; the first column is text, the others are figures. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, index) => (index === 0 ? "---" : "---:")), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");

/** `12,345` */
export const whole = (figure: number): string => Math.round(figure).toLocaleString("en");

/** Bytes as kB of 1000, with one decimal: `7.3`. */
export const kilobytes = (bytes: number): string =>
  (bytes / 1000).toLocaleString("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `1.04` */
export const ratio = (figure: number): string => figure.toFixed(2);

/** A share as per cent: `3.1 %`. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
