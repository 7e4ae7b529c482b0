import { useHydrated } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** What somebody does who is at a page. */
const signs = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/**
 * Wakes what the server has drawn, once somebody is there or the browser has nothing else to do. What no server has drawn is woken at
 * once.
 */
export const useWaking = (wake: () => void): void => {
  const wasDrawn = useRef(!useHydrated());
  useEffect(() => {
    if (!wasDrawn.current) {
      wake();
      return undefined;
    }
    const ends = new AbortController();
    // Before React is told: of what it has not taken over yet it tells nobody.
    const options = { capture: true, signal: ends.signal };
    const begin = () => {
      ends.abort();
      wake();
    };
    for (const sign of signs) window.addEventListener(sign, begin, options);
    const rest = () => window.requestIdleCallback?.(() => !ends.signal.aborted && begin());
    if (document.readyState === "complete") rest();
    else window.addEventListener("load", rest, options);
    return () => ends.abort();
  }, [wake]);
};
