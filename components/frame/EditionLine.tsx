import { TimeText } from "@/components/text/TimeText";
import { edition } from "@/data/edition";
import { clockTime } from "@/lib/format";

/** Which edition this is, and when it closes: in the masthead's right ear, and in the bar on small screens. */
export function EditionLine() {
  return (
    <p className="edition-line">
      <span className="block text-muted">
        Edición del <TimeText value={edition.close} mode="short" className="lg:hidden" />{" "}
        <TimeText value={edition.close} mode="long" className="max-lg:hidden" />
      </span>{" "}
      <span className="block font-bold text-ink">Cierre a las {clockTime(edition.close)}</span>
    </p>
  );
}
