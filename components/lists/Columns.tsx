import { Children, type ReactNode } from "react";
import { placesIn } from "./places";

type Props = {
  /** The most that stand abreast, where there is room for them. */
  most: 2 | 3 | 4;
  /** What is listed, each an item. */
  children: ReactNode;
  /** What the list is called, where no heading says it. */
  label?: string;
};

/** One to four abreast, in rows that are all full, however many there are; hairlines in the middle of the gutters. */
export function Columns({ most, children, label }: Props) {
  const items = Children.toArray(children);
  const places = placesIn(items.length, most);
  return (
    <div className="columns-box">
      <ul className="columns" aria-label={label}>
        {items.map((item, index) => (
          <li key={index} className={places[index]}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
