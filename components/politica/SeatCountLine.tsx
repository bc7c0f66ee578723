import type { SeatCount } from "@/data/schema/story";
import { integer, nounFor } from "@/lib/format";

/** The seats that a bill has, of those it needs, as a bar and in words. */
export function SeatCountLine({ count: { have, need } }: { count: SeatCount }) {
  return (
    <div className="mt-3 max-w-sm">
      <svg width="100%" height="8" className="block h-2 w-full" aria-hidden="true">
        <rect width="100%" height="100%" className="fill-rule" />
        <rect
          width={`${need > 0 ? Math.min(100, (have / need) * 100).toFixed(1) : 100}%`}
          height="100%"
          className="fill-accent"
        />
      </svg>
      <p className="mt-1 text-xs font-semibold">
        {integer(have)} {nounFor(have, "escaño", "escaños")} de los {integer(need)} que hacen falta
      </p>
    </div>
  );
}
