import { creditsOf, type PicturedPage } from "@/lib/credits";

/** Who took the page's photographs, at its foot as a printed page has it; nothing where nobody is named. */
export function PhotoCredits({ page }: { page: PicturedPage }) {
  const names = new Set(creditsOf(page).map(({ credit }) => credit));
  if (names.size === 0) return null;
  return (
    <p className="measure mt-12 text-xs text-muted">
      {names.size === 1 ? "Fotografía" : "Fotografías"}: {[...names].join(" · ")}
    </p>
  );
}
