import { type RefObject, useLayoutEffect, useRef } from "react";

/** Whether what had the focus took it away with itself. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** For what comes instead of something that was pressed: it takes the focus that went away with that, and no other. */
export const useLostFocus = <Target extends HTMLElement>(): RefObject<Target | null> => {
  const target = useRef<Target>(null);
  useLayoutEffect(() => {
    if (isFocusLost()) target.current?.focus({ preventScroll: true });
  }, []);
  return target;
};
