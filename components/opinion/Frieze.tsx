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

/** Where the surnames begin, on a line of their own: so all names are as high. */
const surnamesAt = (name: string) => name.indexOf(" ") + 1 || name.length;

const NAME = "area-name px-1 py-2 text-center text-note font-semibold -outline-offset-3 xl:text-meta";

/** The faces of all who write on the page, abreast, on a phone pushed sideways. Each leads to the piece. */
export const Frieze = ({ page }: { page: Page }) => (
  <ul aria-label="Quién firma en esta página" className="frieze night">
    {authorsOf(page).map(({ name, to, ...portrait }) => (
      <li key={name}>
        <a href={to} className={`headline-link ${NAME}`}>
          {name.slice(0, surnamesAt(name))}
          <br />
          {name.slice(surnamesAt(name))}
        </a>
        <div className="area-picture">
          <Picture of={portrait} sizes="(width < 48rem) 6.75rem, 15vw" priority box={["aspect-[5/6]"]} />
        </div>
      </li>
    ))}
  </ul>
);
