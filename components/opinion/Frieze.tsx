import { Picture } from "@/components/Picture";
import type { Writer } from "./writers";

/** How wide one stands at least, so that a row holds so many and all are full: on pages of middle width, on wide ones. */
const rows = {
  one: "md:basis-[9%]",
  five: "md:basis-[18%] lg:basis-[9%]",
  six: "md:basis-[15%]",
  seven: "md:basis-[13%]",
} as const;

const basisOf = (count: number) =>
  count <= 8 ? rows.one : count <= 10 ? rows.five : count <= 12 ? rows.six : rows.seven;

/** The faces of all who write on the page, from edge to edge; on phones a strip one draws along. Each leads to the piece. */
export function Frieze({ writers }: { writers: Writer[] }) {
  const basis = basisOf(writers.length);
  return (
    <ul
      aria-label="Quién firma en esta página"
      className="flex [scroll-snap-type:x_mandatory] overflow-x-auto bg-night text-on-night md:flex-wrap md:overflow-visible"
    >
      {writers.map((writer) => (
        <li
          key={writer.name}
          className={`flex w-33 flex-none snap-start flex-col even:bg-night-rule/45 md:w-auto md:min-w-0 md:flex-1 ${basis}`}
        >
          <div>
            <Picture
              image={writer.image}
              alt={writer.alt}
              sizes="(width < 48rem) 8.25rem, (width < 64rem) 20vw, 17vw"
              priority
              className="aspect-[5/6]"
            />
          </div>
          <a
            href={writer.to}
            className="flex-1 px-3 py-2 text-xs leading-snug font-semibold text-balance hyphens-auto headline-link outline-offset-[-3px] focus-visible:outline-on-night md:px-2 xl:px-3"
          >
            {writer.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
