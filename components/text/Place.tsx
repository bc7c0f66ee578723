/** A place such as «Casa de los Relojes, Palencia»: what does not fit on one line breaks at the comma. */
export const Place = ({ name }: { name: string }) =>
  name.split(/(?<=,) /).flatMap((part) => [
    <span key={part} className="inline-block">
      {part}
    </span>,
    " ",
  ]);
