import type { Examined } from "./examine";

const HEAD = `# Every chart, for eyes and for ears

Written by \`npm run charts\` from the finished pages of the sample: what each chart says in letters, what its drawing is called where it
is not an ornament of those letters, and what a screen reader says of it by the rules of \`@guidepup/virtual-screen-reader\` (ends of
elements and bare «paragraph» are left out; at most sixty stops). A drawing without a name has all of its figures in the words beside it.

The columns of the sheet: light, dark, on paper, 320 px wide.

![Every chart in light, dark, print and at 320 px](charts.webp)
`;

const chapter = ({ name, page, text, names, said }: Examined): string =>
  [
    `## ${name}\n`,
    `At \`/${page}\`. In letters:\n`,
    `> ${text}\n`,
    names.length > 0
      ? `Its drawings are called:\n\n${names.map((one) => `- ${one}`).join("\n")}\n`
      : "Its drawing has no name: the words say it all.\n",
    `A screen reader says:\n\n\`\`\`text\n${said.join("\n")}\n\`\`\`\n`,
  ].join("\n");

/** docs/charts.md. */
export const chartReport = (examined: readonly Examined[]): string => [HEAD, ...examined.map(chapter)].join("\n");
