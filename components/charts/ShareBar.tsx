type Props = {
  /** The whole bar's shares, in per cent, in the order they are drawn; what is missing to 100 stays empty. */
  shares: {
    value: number;
    className?: string;
    /** A record's own colour, in place of a class. */
    colour?: string;
  }[];
  className?: string;
};

/** A bar of shares. The figures stand in the text beside it. */
export function ShareBar({ shares, className = "h-2" }: Props) {
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, share) => sum + share.value, 0));
  return (
    <svg
      viewBox="0 0 100 4"
      width="100%"
      height="8"
      preserveAspectRatio="none"
      className={`block w-full bg-rule ${className}`}
      aria-hidden="true"
    >
      {shares.map((share, index) => (
        <rect
          key={starts[index]}
          x={starts[index]}
          width={share.value}
          height="4"
          className={share.colour ? "record-colour" : share.className}
          color={share.colour}
        />
      ))}
    </svg>
  );
}
