/** The id of the place where the first screen's HTML ends, which the layout tells browsers to wait for. */
export const FIRST_SCREEN = "primera-pantalla";

/**
 * Where a page's first screen ends. HTML comes in pieces: were a headline painted before the picture over it had come,
 * it would move. Browsers that know `rel="expect"` paint nothing before they have read as far; others as ever.
 */
export const FirstScreenEnd = () => <span id={FIRST_SCREEN} hidden />;
