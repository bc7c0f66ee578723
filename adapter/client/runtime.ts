import { useEffect, useState } from "preact/hooks";
import { Fragment, jsx } from "preact/jsx-runtime";

/**
 * What an island may import from react. Preact's hooks keep the promises that the
 * islands rely on and are a tenth of the size. An island that needs more of React
 * stops the build with a line that leads here: add the name, and look at the size.
 */
export const runtime = { Fragment, jsx, jsxs: jsx, useEffect, useState };
