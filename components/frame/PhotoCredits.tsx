import { creditsOf } from "@/lib/credits";

/** Who took the page's photographs, at its foot as a printed page has it; nothing where nobody is named. */
export function PhotoCredits({ records }: { records: unknown }) {
  const names = creditsOf(records);
  if (names.length === 0) return null;
  return (
    <p className="measure mt-12 text-xs text-muted">
      {names.length === 1 ? "Fotografía" : "Fotografías"}: {names.join(" · ")}
    </p>
  );
}
