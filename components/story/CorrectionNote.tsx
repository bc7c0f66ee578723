import { TimeText } from "@/components/text/TimeText";
import type { Imprint } from "@/schema/imprint";
import type { Correction } from "@/schema/story";

/** What was mended in a story, and when, under its text. */
export function CorrectionNote({ correction, imprint }: { correction: Correction | undefined; imprint: Imprint }) {
  return (
    correction && (
      <p className="mt-2 text-xs">
        <strong className="text-accent">Corrección</strong> (
        <TimeText value={correction.time} mode="hour" imprint={imprint} />
        ): {correction.text}
      </p>
    )
  );
}
