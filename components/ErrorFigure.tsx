/** Where the three arches of the arcade begin, and the opening of each. */
const bays = [12, 172, 332] as const;
const bay = (x: number) => `M${x} 290V148c0-52 38-86 68-108 30 22 68 56 68 108v142z`;

/** One course of bricks after another, each begun half a brick further on than the last. */
const bricks = Array.from({ length: 11 }, (_, row) =>
  Array.from({ length: 5 }, (_, column) => `M${164 + column * 38 - (row % 2) * 19} ${44 + row * 22}h34v18h-34z`).join(
    "",
  ),
);

/** A column of the exchange: capital, shaft twisted like a rope, base. */
function Column({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path fill="#f3e9cc" d="M-18 142h36v10h-36zm5 9h26v120h-26zm-5 118h36v18h-36z" />
      <path
        fill="#d9892b"
        d="m-12 172 24-16v14l-24 16zm0 28 24-16v14l-24 16zm0 28 24-16v14l-24 16zm0 28 24-16v14l-24 16z"
      />
    </g>
  );
}

/** Three arches of the exchange: one lets in the sun and one a sail; the one in the middle is walled up, and a cat waits. */
export function ErrorFigure({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 480 320" className={className} aria-hidden="true" focusable="false">
      <path fill="#12284c" d="M0 0h480v320H0z" />
      <clipPath id="open-arches">
        <path d={bay(bays[0]) + bay(bays[2])} />
      </clipPath>
      <clipPath id="walled-arch">
        <path d={bay(bays[1])} />
      </clipPath>
      {bays.map((x) => (
        <path key={x} fill="#2a4679" d={`M${x - 10} 148c0-58 44-96 78-120 34 24 78 62 78 120z`} />
      ))}
      <g clipPath="url(#open-arches)">
        <path fill="#f0c36a" d="M0 0h480v320H0z" />
        <circle cx="92" cy="206" r="54" fill="#d9892b" />
        <path fill="#fbfaf7" d="M398 96v92h-50c28-14 46-44 50-92z" />
        <path fill="#b3261e" d="M404 76v112h44c-8-44-22-80-44-112z" />
        <path fill="#12284c" d="M340 196h116a32 32 0 0 1-32 28h-52a32 32 0 0 1-32-28z" />
        <path fill="#0a6085" d="M0 216h160v80H0zm320 0h160v80H320z" />
        <path
          fill="#41b2cc"
          d="M0 252a20 20 0 0 1 40 0 20 20 0 0 1 40 0 20 20 0 0 1 40 0 20 20 0 0 1 40 0v44H0zm320 0a20 20 0 0 1 40 0 20 20 0 0 1 40 0 20 20 0 0 1 40 0 20 20 0 0 1 40 0v44H320z"
        />
      </g>
      <g clipPath="url(#walled-arch)">
        <path fill="#f3e9cc" d="M164 0h152v290H164z" />
        <path fill="#b3261e" d={bricks.filter((_, row) => row % 3 !== 1).join("")} />
        <path fill="#8f1d17" d={bricks.filter((_, row) => row % 3 === 1).join("")} />
      </g>
      {[0, 160, 320, 480].map((x) => (
        <Column key={x} x={x} />
      ))}
      <path
        fill="#d9892b"
        d="M160 44a12 12 0 0 1 12 12 12 12 0 0 1-24 0 12 12 0 0 1 12-12zm160 0a12 12 0 0 1 12 12 12 12 0 0 1-24 0 12 12 0 0 1 12-12z"
      />
      <path fill="#f3e9cc" d="M0 284h480v36H0z" />
      <path
        fill="#d9892b"
        d={Array.from({ length: 14 }, (_, index) => `M${index * 36 - 12} 320a36 36 0 0 1 36-36v36z`).join("")}
      />
      <path
        fill="#16181d"
        d="M212 292c0-36 6-56 14-64a18 18 0 0 1-4-12v-24l12 10h12l12-10v24a18 18 0 0 1-4 12c8 8 14 28 14 64z"
      />
      <path fill="#16181d" d="M250 280h30a8 8 0 0 0 8-8v-14a6 6 0 0 1 12 0v14a20 20 0 0 1-20 20h-30z" />
    </svg>
  );
}
