import { communities, tiles, type CommunityName } from "@/lib/communities";

const SPAIN = tiles(communities);

type Props = {
  of: CommunityName;
  /** Where the name stands beside it, the drawing says nothing of its own. */
  named?: boolean;
};

/** Spain in tiles before a place, with that of its community lit (communities.css). */
export function CommunityMark({ of, named = false }: Props) {
  const said = named ? { "aria-hidden": true } : { role: "img", "aria-label": of };
  return (
    <svg viewBox=".5 .5 7 7" width="18" height="18" {...said} className="community-mark">
      <path d={SPAIN} />
      <path d={tiles(communities.filter(({ name }) => name === of))} />
    </svg>
  );
}
