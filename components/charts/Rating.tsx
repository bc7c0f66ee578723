import { decimal } from "@/lib/format";
import { ScaleBar } from "./ScaleBar";

/** A film's or a book's rating, out of ten: a small figure, and a bar filled as far as it goes. */
export const Rating = ({ value }: { value: number }) => (
  <div className="mt-2 flex items-center gap-3">
    <p className="flex-none text-meta text-muted">
      <span className="sr-only">Valoración: </span>
      <span className="figures text-body font-semibold whitespace-nowrap text-ink">{decimal(value, 1)}</span> sobre 10
    </p>
    <div className="max-w-24 flex-1">
      <ScaleBar value={value} most={10} />
    </div>
  </div>
);
