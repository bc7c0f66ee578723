import { z } from "zod";

/** `parties[2].percentage` for `["parties", 2, "percentage"]`; a file's content itself is named `(página)`. */
export const pathText = (path: readonly PropertyKey[]): string => z.core.toDotPath(path) || "(página)";
