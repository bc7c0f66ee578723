/** A bar in the accent against the longest of its kind, or the whole. The figure stands in the text beside it. */
export const ScaleBar = ({ value, most }: { value: number; most: number }) => (
  <svg width="100%" height="8" className="bg-rule" aria-hidden="true">
    <rect width={`${most > 0 ? ((value / most) * 100).toFixed(1) : 0}%`} height="100%" className="fill-accent" />
  </svg>
);
