/** The mark: a pointed arch over a twisted column, in the colour of the text it stands in. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <path fill="currentColor" d="M2 31V17C2 9 9 4 16 1c7 3 14 8 14 16v14h-6V18c0-5-4-8-8-10-4 2-8 5-8 10v13z" />
      <path className="fill-saffron" d="M13 14h6v3.5l-6 2zm0 8 6-2v3l-6 2zm0 5.5 6-2V31h-6z" />
    </svg>
  );
}

/** Mark and wordmark together, for a link whose name they give. */
export function Logo() {
  return (
    <span className="flex items-center gap-2.5">
      <Mark className="size-[min(2rem,9vw)] flex-none" />
      <span className="font-serif text-[min(1.75rem,8vw)] leading-none font-semibold tracking-tight whitespace-nowrap">
        La Lonja
      </span>
    </span>
  );
}
