import { Children, type ReactNode } from "react";

type Props = {
  /** What is listed, each an item. */
  children: ReactNode;
  /** Whether its order says something, as of ranks and hours. */
  ordered?: boolean;
  /** Small things stand closer. */
  close?: boolean;
  /** Whether its lines share the room that is left beside something longer. */
  filling?: boolean;
  /** Whether two stand abreast on a tablet, where the list has the page's width. */
  paired?: boolean;
  /** What the list is called, where no heading says it. */
  label?: string;
};

/** One under the other, hairlines between. */
export function Rows({ children, ordered, close, filling, paired, label }: Props) {
  const List = ordered ? "ol" : "ul";
  const classes = ["rows", close && "rows-close", filling && "rows-filling", paired && "rows-paired"];
  return (
    <List className={classes.filter(Boolean).join(" ")} aria-label={label}>
      {Children.toArray(children).map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </List>
  );
}
