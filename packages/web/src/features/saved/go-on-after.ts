import * as css from "./saved-page.css.ts";

/**
 * Whoever has removed something goes on at what removes the next of its part, or the one before it; where none is left, at the part's
 * heading. `removal` tells whether it was removed.
 */
export const goOnAfter = async (bin: HTMLElement, removal: Promise<boolean>, isByKeyboard: boolean): Promise<void> => {
  const part = bin.closest("[data-kept]");
  const bins = Array.from(part?.querySelectorAll<HTMLElement>(`.${css.remove}`) ?? []);
  const at = bins.indexOf(bin);
  const next = bins[at + 1] ?? bins[at - 1] ?? part?.querySelector<HTMLElement>("h2");
  // Nothing moves under the hand of whoever points.
  if (await removal) next?.focus({ preventScroll: !isByKeyboard });
};
