import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import type { Opinion } from "@/schema/opinion";
import { columns } from "./Columnists";

type Page = Pick<Opinion, "featured" | "latest" | "columnists">;

/** All who sign on the page, each once, in its order, with where what they write stands on it. */
export function authorsOf({ featured, latest, columnists }: Page) {
  const writers = [
    ...[...featured, ...latest].map(({ author, image, alt, id }) => ({ name: author, image, alt, to: `#${id}` })),
    ...columnists.map(({ name, image, alt }, at) => ({ name, image, alt, to: `#${columns[at] ?? "columnistas"}` })),
  ];
  return writers.filter(({ name }, index) => writers.findIndex((writer) => writer.name === name) === index);
}

/** How wide one stands at least on wide pages, so that a row holds so many and all are full. */
const basisOf = (count: number) => (count <= 10 ? "lg:basis-[9%]" : count <= 12 ? "lg:basis-[15%]" : "lg:basis-[13%]");

/** Where the surnames begin, on a line of their own: so all names are as high. */
const surnamesAt = (name: string) => name.indexOf(" ") + 1 || name.length;

/** The faces of all who write on the page, from edge to edge: a phone has three or four in a row, a tablet five, wide pages all. Each leads to the piece. */
export function Frieze({ page }: { page: Page }) {
  const writers = authorsOf(page);
  return (
    <ul aria-label="Quién firma en esta página" className="night grid grid-cols-12 justify-center sm:flex sm:flex-wrap">
      {inRows(writers, { base: writers.length % 3 === 0 ? 3 : 4 }).map(({ item: { name, to, ...portrait }, span }) => (
        <li
          key={name}
          className={`mx-auto flex w-full max-w-60 min-w-0 flex-col even:bg-night-rule/45 sm:mx-0 sm:w-auto sm:max-w-1/5 sm:flex-1 sm:basis-[18%] lg:max-w-1/6 ${span} ${basisOf(writers.length)}`}
        >
          <div>
            <Picture of={portrait} sizes="min(34vw, 15rem)" priority box={["aspect-square", "lg:aspect-[5/6]"]} />
          </div>
          <a
            href={to}
            className="flex-1 px-1 py-2 text-center text-meta leading-snug font-semibold text-balance hyphens-auto headline-link -outline-offset-3 lg:max-xl:text-note xl:px-3"
          >
            {name.slice(0, surnamesAt(name))}
            <br />
            {name.slice(surnamesAt(name))}
          </a>
        </li>
      ))}
    </ul>
  );
}
