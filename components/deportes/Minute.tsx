/** How far a match has come; «67′», which a voice reads as a mark, is «minuto 67» for ears. */
export function Minute({ children }: { children: string }) {
  const [, minute, added] = /^(\d+)(?:\s?\+\s?(\d+))?\s?[′']$/.exec(children) ?? [];
  if (!minute) return <span>{children}</span>;
  return (
    <span>
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">
        minuto {minute}
        {added && ` más ${added}`}
      </span>
    </span>
  );
}
