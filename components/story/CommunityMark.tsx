import { communities, tiles, type CommunityName } from "@/lib/communities";

const SPAIN = tiles(communities);

/** Spain in tiles before a place, its community lit; where the name stands beside it, the drawing says nothing of its own. */
export function CommunityMark({ of, named = false }: { of: CommunityName; named?: boolean }) {
  return (
    <svg
      viewBox=".5 .5 7 7"
      width="18"
      height="18"
      strokeLinecap="square"
      {...(named ? { "aria-hidden": true } : { role: "img", "aria-label": of })}
      className="-my-2 mr-1.5 inline-block fill-none align-[0.3rem] max-md:size-4"
    >
      <path d={SPAIN} strokeWidth=".94" opacity=".4" stroke="currentColor" />
      <path d={tiles(communities.filter(({ name }) => name === of))} strokeWidth="1.5" className="stroke-accent" />
    </svg>
  );
}
