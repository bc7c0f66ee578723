/** What an event or a launch is about, in small words; without the sign that Actualidad's trends have. */
export const Tags = ({ tags }: { tags: readonly string[] }) => (
  <ul className="mt-2 flex flex-wrap gap-x-3 text-meta text-accent" aria-label="Etiquetas">
    {tags.map((tag) => (
      <li key={tag}>{tag}</li>
    ))}
  </ul>
);
