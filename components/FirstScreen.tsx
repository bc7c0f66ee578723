/** The id of the place where the first screen's HTML ends, which the layout tells browsers to wait for. */
export const FIRST_SCREEN = "primera-pantalla";

/** Where a page's first screen ends: browsers that know `rel="expect"` paint nothing before, so no headline moves. */
export const FirstScreenEnd = () => <span id={FIRST_SCREEN} hidden />;
