/** A record's own colour before a name: a square before a party's, a bar before a community's. */
export const ColourMark = ({ colour, bar = false }: { colour?: string | undefined; bar?: boolean }) => (
  <svg width="12" height="12" className={`h-3 flex-none ${bar ? "w-1" : "w-3"}`} aria-hidden="true">
    <rect width="100%" height="100%" className={colour ? "record-colour" : "fill-muted"} color={colour} />
  </svg>
);
