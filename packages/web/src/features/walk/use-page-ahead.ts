import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { afterPress } from "../../app/hooks/after-press.ts";
import { byHand } from "../../app/hooks/by-hand.ts";
import { whenIdle } from "../../app/hooks/when-idle.ts";
import type { SoldVertical } from "../../app/verticals.ts";
import type { AnyWalkView } from "./walk-kind.ts";

/**
 * Fetches what comes next while somebody is at work on a page and the browser rests: the press that leads on then waits for answers
 * alone. A page that nobody has touched costs nothing more, and the press that touched it is answered first. While a search has found
 * nothing yet, there is nowhere to go on to, and what it finds comes before all else.
 */
export const usePageAhead = (vertical: SoldVertical, { children, step }: AnyWalkView): void => {
  const { search } = children;
  const { fetchAhead } = useRouter().options.context;
  useEffect(() => {
    const fetchNow = () => void fetchAhead(vertical, step).catch(() => undefined);
    const begin = () => {
      if (search?.getSnapshot().context.offers === 0) return;
      unheard();
      afterPress(() => whenIdle(fetchNow));
    };
    // Pages scroll by themselves too.
    const unheard = byHand(begin, "input");
    return unheard;
  }, [vertical, step, fetchAhead, search]);
};
