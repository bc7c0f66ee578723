import { Fragment } from "react";
import { integer } from "@/lib/format";
import { FIGURE, LINE, type Group, type SeatLabel } from "@/lib/seat-labels";

type Props = { groups: readonly Group[]; labels: readonly (SeatLabel | undefined)[] };

/** Each party's figure in its colour and its name in ink, at its arc. */
export function SeatLabels({ groups, labels }: Props) {
  return groups.map(({ name, seats, colour }, index) => {
    const label = labels[index];
    return (
      label && (
        <g key={name} textAnchor={label.anchor} className="seat-label">
          <text
            x={label.x}
            y={label.top + FIGURE - 4}
            className={`voiced text-figure-3 ${colour ? "record-figure record-colour" : "fill-muted"}`}
            color={colour}
          >
            {integer(seats)}
          </text>{" "}
          <text className="fill-ink text-meta font-semibold">
            {label.lines.map((line, row) => (
              <Fragment key={line}>
                {/* For text browsers and the clipboard; as wide as nothing, or the line before would move. */}
                {row > 0 && <tspan fontSize="0"> </tspan>}
                <tspan x={label.x} y={label.top + FIGURE + LINE * row + 12}>
                  {line}
                </tspan>
              </Fragment>
            ))}
          </text>
        </g>
      )
    );
  });
}
