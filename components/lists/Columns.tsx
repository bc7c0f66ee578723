import { Children, type ReactNode } from "react";
import { placesIn, type Abreast } from "./places";

type Props = {
  /** The most that stand abreast, where there is room for them. */
  most: Abreast;
  /** What is listed, each an item. */
  children: ReactNode;
  /** Whether two stand abreast on a phone already: figures, covers. */
  pairs?: boolean;
  /** Whether its lines, where none stand abreast, share the room that is left beside something longer. */
  filling?: boolean;
  /** Whether its order says something, as of hours. */
  ordered?: boolean;
  /** What the list is called, where no heading says it. */
  label?: string;
};

/** One to four abreast in full rows, hairlines in the gutters; on a phone stories of threes and fours are rows. */
export function Columns({ most, children, pairs, filling, ordered, label }: Props) {
  const List = ordered ? "ol" : "ul";
  const items = Children.toArray(children);
  const places = placesIn(items.length, most);
  const classes = ["columns areas", pairs && "columns-pairs", filling && "rows-filling"];
  return (
    <div className={most > 2 ? "columns-box columns-many" : "columns-box"}>
      <List className={classes.filter(Boolean).join(" ")} aria-label={label}>
        {items.map((item, index) => (
          <li key={index} className={places[index]}>
            {item}
          </li>
        ))}
      </List>
    </div>
  );
}
