import { Picture } from "@/components/Picture";
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

/** The faces of all who write on the page, from edge to edge; on narrow ones a strip one draws along, cut beside a face. Each leads to the piece. */
export function Frieze({ page }: { page: Page }) {
  const writers = authorsOf(page);
  return (
    <ul
      aria-label="Quién firma en esta página"
      className="night flex [scroll-snap-type:x_mandatory] overflow-x-auto has-focus-visible:*:not-focus-within:snap-align-none lg:flex-wrap lg:justify-center lg:overflow-visible"
    >
      {writers.map(({ name, to, ...portrait }) => (
        <li
          key={name}
          className={`flex w-42 flex-none snap-start flex-col even:bg-night-rule/45 md:w-1/6 lg:w-auto lg:max-w-1/6 lg:min-w-0 lg:flex-1 ${basisOf(writers.length)}`}
        >
          <div>
            <Picture of={portrait} sizes="(width < 48rem) 10.5rem, 18vw" priority box={["aspect-[5/6]"]} />
          </div>
          <a
            href={to}
            className="flex-1 px-3 py-2 text-center text-xs leading-snug font-semibold text-balance hyphens-auto headline-link -outline-offset-3 lg:max-xl:px-1 lg:max-xl:text-2xs"
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
