import { AgeingTimes } from "./AgeingTimes";
import { CurrentYear } from "./CurrentYear";
import { MenuCloser } from "./MenuCloser";
import { NotFoundLog } from "./NotFoundLog";
import { PictureFallback } from "./PictureFallback";
import { PlayInView } from "./PlayInView";
import { SectionTabs } from "./SectionTabs";
import { TopStrip } from "./TopStrip";

/** Every component that runs in the browser, by its file's name. */
export const islands = {
  AgeingTimes,
  CurrentYear,
  MenuCloser,
  NotFoundLog,
  PictureFallback,
  PlayInView,
  SectionTabs,
  TopStrip,
} as const;
