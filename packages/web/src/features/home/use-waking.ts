import { useHydrated } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";

/** What somebody does who is at a page, and who comes to a part of it. */
const atPage = ["pointermove", "pointerdown", "keydown", "focusin"] as const;
const atPart = ["pointerover", "pointerdown", "focusin"] as const;

const listen = (target: EventTarget | null, signs: readonly string[], begin: () => void, signal: AbortSignal): void => {
  // Before React is told: of what it has not taken over yet it tells nobody.
  for (const sign of signs) target?.addEventListener(sign, begin, { capture: true, signal });
};

/**
 * Wakes what the server has drawn, once somebody is there or the browser has nothing else to do; a `part` of the page once somebody
 * moves the page or comes to it. What no server has drawn is woken at once.
 */
export const useWaking = (wake: () => void, part?: RefObject<HTMLElement | null>): void => {
  const wasDrawn = useRef(!useHydrated());
  useEffect(() => {
    if (!wasDrawn.current) {
      wake();
      return undefined;
    }
    const ends = new AbortController();
    const begin = () => {
      ends.abort();
      wake();
    };
    const { signal } = ends;
    if (part !== undefined) {
      listen(window, ["scroll"], begin, signal);
      listen(part.current, atPart, begin, signal);
      return () => ends.abort();
    }
    listen(window, atPage, begin, signal);
    const rest = () => window.requestIdleCallback?.(() => !signal.aborted && begin());
    if (document.readyState === "complete") rest();
    else window.addEventListener("load", rest, { signal });
    return () => ends.abort();
  }, [wake, part]);
};
