/** How high the cards are that are swiped over a map's foot, and how far from it. */
export const stripHeight = "10rem";
export const stripFoot = "max(1rem, env(safe-area-inset-bottom))";
/** Pixels that something lies over there: the filters and the buttons at the head, the cards at the foot with the way back above them. */
export const underStrip = { head: 112, foot: 232, end: 0 };
