import { isFocusLost } from "../../app/hooks/use-lost-focus.ts";

/** A step begins where a page does, though the path is the same: the focus that went away with the step before is led there. */
export const beginAtMain = (): void => {
  if (isFocusLost()) document.getElementById("main")?.focus({ preventScroll: true });
};
