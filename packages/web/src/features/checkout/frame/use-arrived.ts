import { type RefObject, useLayoutEffect, useRef } from "react";

/** The screen of a walk that this document showed last. */
let shown: string | null = null;

/** Whether this is the screen that this document showed last. */
export const isShown = (screen: string): boolean => shown === screen;

/**
 * For a screen without such a heading: what takes its place is not the first one of the document. When the screen before took the
 * focus away with itself, the keyboard stands at the beginning of the page.
 */
export const useShown = (screen: string | null): void => {
  // Before anybody sees the screen: a busy browser runs other effects long after it has drawn.
  useLayoutEffect(() => {
    if (screen === null) return;
    const isFirst = shown === null;
    shown = screen;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isFirst && isLost) document.getElementById("main")?.focus({ preventScroll: true });
  }, [screen]);
};

/**
 * For the heading of a screen that takes another's place. What had the focus is gone with the other one, and the window may stand
 * far below: so the focus, and with it the window, goes to the new screen's beginning. The first screen of a document is left to
 * whoever opened it.
 */
export const useArrived = <Target extends HTMLElement>(screen: string): RefObject<Target | null> => {
  const target = useRef<Target>(null);
  useLayoutEffect(() => {
    const before = shown;
    shown = screen;
    // The page may be put together anew under the same screen, which takes the focus away with what had it.
    const isLost = document.activeElement === document.body;
    if (before === null || (before === screen && !isLost)) return;
    target.current?.focus({ preventScroll: true });
    if (before === screen) return;
    window.scrollTo({ top: 0, behavior: "instant" });
  }, [screen]);
  return target;
};
