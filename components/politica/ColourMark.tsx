/** A square in a record's own colour, before the name of a party or a community. */
export function ColourMark({ colour }: { colour?: string | undefined }) {
  return (
    <svg viewBox="0 0 1 1" width="12" height="12" className="size-3 flex-none" aria-hidden="true">
      <rect width="1" height="1" className={colour ? "record-colour" : "fill-muted"} color={colour} />
    </svg>
  );
}
