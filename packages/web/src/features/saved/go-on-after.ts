import * as css from "./saved-page.css.ts";

/** Runs once something has gone from its part: the list that it stood in is drawn anew later than it was taken. */
const onceGone = (gone: HTMLElement, part: Element, run: () => void): void => {
  const watcher = new MutationObserver(() => {
    if (gone.isConnected) return;
    watcher.disconnect();
    run();
  });
  watcher.observe(part, { childList: true, subtree: true });
};

/**
 * Whoever has removed something goes on at what removes the next of its part, or the one before it; where none is left, at the part's
 * heading. `removal` tells whether it was removed.
 */
export const goOnAfter = async (bin: HTMLElement, removal: Promise<boolean>, isByKeyboard: boolean): Promise<void> => {
  const part = bin.closest("[data-kept]");
  const bins = Array.from(part?.querySelectorAll<HTMLElement>(`.${css.remove}`) ?? []);
  const at = bins.indexOf(bin);
  const next = bins[at + 1] ?? bins[at - 1] ?? part?.querySelector<HTMLElement>("h2");
  if (!(await removal) || part === null) return;
  next?.focus({ preventScroll: true });
  // Nothing moves under the hand of whoever points; others see the card that they stand on, wherever it stands now.
  const bring = () => (next?.closest("li") ?? next)?.scrollIntoView({ block: "nearest" });
  if (isByKeyboard) onceGone(bin, part, bring);
};
