import { communities, tiles, type CommunityName } from "@/lib/communities";

const SPAIN = tiles(communities);

/** In the accent, or in a colour that the community has itself. */
type Props = { of: CommunityName; named?: boolean; colour?: string; className: string };

/** Spain in tiles before a place, its community lit; where the name stands beside it, the drawing says nothing of its own. */
export function CommunityMark({ of, named = false, colour, className }: Props) {
  return (
    <svg
      viewBox="1 1 22 22"
      width="1.125rem"
      height="1.125rem"
      strokeLinecap="square"
      {...(named ? { "aria-hidden": true } : { role: "img", "aria-label": of })}
      className={`fill-none ${className}`}
    >
      <path d={SPAIN} strokeWidth="2.4" opacity=".5" stroke="currentColor" />
      <path
        d={tiles(communities.filter(({ name }) => name === of))}
        strokeWidth="4"
        color={colour}
        className={colour ? "record-stroke" : "stroke-accent"}
      />
    </svg>
  );
}
