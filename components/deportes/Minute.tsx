/** How far a match has come; «67′», whose mark a voice reads as one, is «minuto 67» for ears. */
export function Minute({ children }: { children: string }) {
  const [, minute = children, mark = ""] = /^([\d+ ]+)([′'])$/.exec(children) ?? [];
  return (
    <span>
      <span className="sr-only">{mark && "minuto "}</span>
      {minute}
      <span aria-hidden="true">{mark}</span>
    </span>
  );
}
