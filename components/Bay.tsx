import type { ReactNode } from "react";

/** A pointed arch over the middle of a bay that is 160 wide: it springs at `x` and `y` and stands on `foot`. */
function arch(x: number, y: number, foot: number): string {
  const half = 80 - x;
  const at = (across: number, up: number) => `${80 + across * half} ${y - up * half}`;
  return (
    `M${at(-1, 0)}C${at(-1, 0.76)} ${at(-0.44, 1.26)} ${at(0, 1.59)}` +
    `C${at(0.44, 1.26)} ${at(1, 0.76)} ${at(1, 0)}V${foot}H${x}z`
  );
}

/** A column of the exchange: capital, shaft twisted like a rope, base. */
function Column({ x }: { x: number }) {
  const twists = [0, 1, 2, 3, 4].map((turn) => `M-12 ${162 + turn * 23}l24-16v12l-24 16z`);
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="fill-on-night" d="M-18 128h36v152h-36z" />
      <path className="fill-saffron" d={twists.join("")} />
    </g>
  );
}

/** One bay of the arcade, as wide as its place. */
const Bay = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 160 280" width="160" height="280" className="h-auto w-full overflow-visible" aria-hidden="true">
    <path className="fill-night-rule" d={arch(6, 132, 280)} />
    {children}
    <Column x={0} />
    <Column x={160} />
  </svg>
);

/** A hall one looks into, in the accent of its section: arch behind arch, and light at the end. */
export const OpenBay = () => (
  <Bay>
    <path className="fill-accent" d={arch(18, 136, 280)} />
    <path fill="#fff" fillOpacity="0.22" d={arch(36, 150, 262)} />
    <path fill="#fff" fillOpacity="0.36" d={arch(52, 168, 246)} />
    <path className="fill-on-night fades group-hover:fill-saffron" d={arch(64, 186, 235)} />
    <path fill="#fff" fillOpacity="0.62" d="M18 280h124l-46-46H64z" />
    <path className="fill-accent" d="M59 280h42L86 234H74z" />
  </Bay>
);

/** One course of bricks after another, each begun half a brick further on than the last. */
const bricks = Array.from({ length: 12 }, (_, row) =>
  Array.from({ length: 5 }, (_, brick) => `M${brick * 38 - (row % 2) * 19} ${16 + row * 22}h34v18h-34z`).join(""),
);

/** The arch that leads nowhere: walled up, and a cat waits before it. */
export const WalledBay = () => (
  <Bay>
    <clipPath id="walled">
      <path d={arch(18, 136, 280)} />
    </clipPath>
    <g clipPath="url(#walled)">
      <path fill="#f3e9cc" d="M0 0h160v280H0z" />
      <path className="fill-red" d={bricks.filter((_, row) => row % 3 !== 1).join("")} />
      <path fill="#8f1d17" d={bricks.filter((_, row) => row % 3 === 1).join("")} />
    </g>
    <path
      className="fill-ink-by-day"
      d="M50 200c0-12 1-22 3-32l15 12a30 30 0 0 1 14 0l15-12c2 10 3 20 3 32a24 22 0 0 1-9 17c14 12 20 34 20 63H44c0-30 5-50 15-63a24 22 0 0 1-9-17zM90 266h24c7 0 10-4 10-10 0-9-8-13-8-23a16 16 0 0 1 12-15c5-1 7 6 2 8-8 4-2 12 3 19 9 16 2 35-17 35H90z"
    />
    <path className="fill-saffron" d="M58 199a9 9 0 0 1 13 4 9 9 0 0 1-13-4zm34 0a9 9 0 0 0-13 4 9 9 0 0 0 13-4z" />
  </Bay>
);
