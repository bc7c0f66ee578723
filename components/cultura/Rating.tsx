import { decimal } from "@/lib/format";

const STEP = 10;
const notches = Array.from({ length: 10 }, (_, index) => index);

/** A mark out of ten: the figure, and ten tiles filled as far as it goes. */
export function Rating({ value, className = "" }: { value: number; className?: string }) {
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${className}`}>
      <p className="text-xs text-muted">
        <span className="sr-only">Valoración: </span>
        <span className="figures text-xl font-bold whitespace-nowrap text-ink">{decimal(value, 1)}</span> sobre 10
      </p>
      <svg
        viewBox="0 0 98 8"
        width="98"
        height="8"
        className="block h-auto w-24 max-w-full flex-none"
        aria-hidden="true"
      >
        {notches.map((notch) => (
          <g key={notch}>
            <rect x={notch * STEP} width="8" height="8" className="fill-rule" />
            <rect
              x={notch * STEP}
              width={(Math.min(1, Math.max(0, value - notch)) * 8).toFixed(1)}
              height="8"
              className="fill-accent"
            />
          </g>
        ))}
      </svg>
    </div>
  );
}
