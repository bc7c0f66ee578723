type Props = { colour?: string | undefined; className: string };

/** A plane in a record's own colour: a party's square, a community's bar. Its name stands beside it. */
export function ColourMark({ colour, className }: Props) {
  return (
    <svg
      viewBox="0 0 1 1"
      width="12"
      height="12"
      preserveAspectRatio="none"
      className={`flex-none ${className}`}
      aria-hidden="true"
    >
      <rect width="1" height="1" className={colour ? "record-colour" : "fill-muted"} color={colour} />
    </svg>
  );
}
