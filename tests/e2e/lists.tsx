import { renderToStaticMarkup } from "react-dom/server";
import { Columns } from "@/components/lists/Columns";

/*
 * Writes lists of one item to nine, as the pages place them: HTML for lists.spec.ts. A program of its own, for Playwright
 * reads no components.
 */

for (const most of [2, 3, 4] as const)
  for (const pairs of [false, true])
    for (let count = 1; count <= 9; count++) {
      const items = Array.from({ length: count }, (_, at) => <p key={at}>{at}</p>);
      const label = `${count} of at most ${most}${pairs ? ", two on a phone" : ""}`;
      process.stdout.write(
        renderToStaticMarkup(
          <Columns most={most} pairs={pairs} label={label}>
            {items}
          </Columns>,
        ),
      );
    }
