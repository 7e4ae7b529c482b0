import type { WalkStep } from "@safar/engine";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import type { SoldVertical } from "../../app/verticals.ts";

/** What somebody does who is at work on a page, before they go on. */
const signs = ["pointerdown", "keydown", "input", "scroll"] as const;

type Ahead = {
  readonly vertical: SoldVertical;
  readonly step: WalkStep;
  /** Fetches what shows an offer, before the price a vertical's own. */
  readonly fetchScreens: () => void;
};

/**
 * Fetches what comes next while somebody is at work on a page and the browser rests: the press that leads on then waits for answers
 * alone. A page that nobody has touched costs nothing more.
 */
export const usePageAhead = ({ vertical, step, fetchScreens }: Ahead): void => {
  const { fetchPage } = useRouter().options.context;
  useEffect(() => {
    const ends = new AbortController();
    const fetchAhead = async () => {
      if (step === "results") return fetchScreens();
      const { pathAhead } = await import("./page-ahead.ts");
      const path = pathAhead(vertical, step);
      if (path !== null) fetchPage(path);
    };
    const begin = () => {
      ends.abort();
      // Not every browser says when it rests. Whoever goes on fetches it in any case.
      (window.requestIdleCallback ?? window.setTimeout)(() => void fetchAhead().catch(() => undefined));
    };
    for (const sign of signs)
      window.addEventListener(sign, begin, { capture: true, passive: true, signal: ends.signal });
    return () => ends.abort();
  }, [vertical, step, fetchScreens, fetchPage]);
};
