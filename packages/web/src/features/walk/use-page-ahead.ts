import type { WalkStep } from "@safar/engine";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import type { SoldVertical } from "../../app/verticals.ts";

/** What somebody does who is at work on a page, before they go on. Pages scroll by themselves too. */
const signs = ["pointerdown", "keydown", "input", "wheel"] as const;

/**
 * Fetches what comes next while somebody is at work on a page and the browser rests: the press that leads on then waits for answers
 * alone. A page that nobody has touched costs nothing more.
 */
export const usePageAhead = (vertical: SoldVertical, step: WalkStep): void => {
  const { fetchAhead } = useRouter().options.context;
  useEffect(() => {
    const ends = new AbortController();
    const fetchNow = () => void fetchAhead(vertical, step).catch(() => undefined);
    const begin = () => {
      ends.abort();
      // Not every browser says when it rests.
      (window.requestIdleCallback ?? window.setTimeout)(fetchNow);
    };
    for (const sign of signs) window.addEventListener(sign, begin, { passive: true, signal: ends.signal });
    return () => ends.abort();
  }, [vertical, step, fetchAhead]);
};
