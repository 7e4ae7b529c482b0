import { type RefObject, useEffect, useRef } from "react";

/** The screen of the checkout that this document showed last. */
let shown: string | null = null;

/**
 * For the heading of a screen that takes another's place. What had the focus is gone with the other one, and the window may stand
 * far below: so the focus, and with it the window, goes to the new screen's beginning. The first screen of a document is left to
 * whoever opened it.
 */
export const useArrived = <Target extends HTMLElement>(screen: string): RefObject<Target | null> => {
  const target = useRef<Target>(null);
  useEffect(() => {
    const before = shown;
    shown = screen;
    if (before === null || before === screen) return;
    target.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: "instant" });
  }, [screen]);
  return target;
};
