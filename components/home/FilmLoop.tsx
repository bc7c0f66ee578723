import { Picture } from "@/components/Picture";
import type { Documentary } from "@/data/schema";
import { integer } from "@/lib/format";

/** The silent loop of the sidebar. */
export function FilmLoop({ film }: { film: Documentary }) {
  return (
    <figure>
      <Picture image={film.image} alt={film.alt} sizes="(width < 64rem) 100vw, 26rem" className="aspect-video" />
      <figcaption className="mt-3">
        <h3 className="text-xl">{film.title}</h3>
        <p className="mt-1 text-sm text-muted">{film.description}</p>
        <p className="mt-1 text-xs text-muted figures">{integer(film.views)} reproducciones</p>
      </figcaption>
    </figure>
  );
}
