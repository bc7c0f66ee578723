import { TimeText } from "@/components/text/TimeText";
import type { Correction } from "@/schema/story";

/** What was mended in a story, and when, under its text. */
export const CorrectionNote = ({ correction }: { correction: Correction | undefined }) =>
  correction && (
    <p className="mt-2 text-meta">
      <strong className="text-accent">Corrección</strong> (
      <TimeText value={correction.time} mode="hour" />
      ): {correction.text}
    </p>
  );
