/** What an event is about, in small words at the foot of its card. */
export function EventTags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-3 text-meta text-accent" aria-label="Etiquetas">
      {tags.map((tag) => (
        <li key={tag}>#{tag}</li>
      ))}
    </ul>
  );
}
