/** What an event or a launch is about, in small words; without the sign that Actualidad's trends have. */
export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-3 text-meta text-accent" aria-label="Etiquetas">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
