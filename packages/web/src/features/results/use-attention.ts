import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** Somebody who has not moved, typed or scrolled for so long is happy to see more. */
const restMs = 3000;

/**
 * Whether somebody uses a part of the page: they have moved over it or scrolled in the last seconds, or the keyboard is in it, and they
 * look at the page at all. `isAt` is another function once that may have ended. `hasScrolled` once they ever moved the page.
 */
export const useAttention = (
  place: RefObject<HTMLElement | null>,
): { readonly attend: () => void; readonly isAt: () => boolean; readonly hasScrolled: () => boolean } => {
  const [isAttending, setAttending] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const scrolled = useRef(false);
  const due = useRef<ReturnType<typeof setTimeout> | null>(null);
  const attend = useCallback(() => {
    if (due.current !== null) clearTimeout(due.current);
    due.current = setTimeout(() => setAttending(false), restMs);
    setAttending(true);
  }, []);
  useEffect(() => {
    const until = new AbortController();
    const { signal } = until;
    const scroll = () => {
      scrolled.current = true;
      attend();
    };
    window.addEventListener("scroll", scroll, { passive: true, signal });
    document.addEventListener("visibilitychange", () => setHidden(document.hidden), { signal });
    return () => {
      until.abort();
      if (due.current !== null) clearTimeout(due.current);
    };
  }, [attend]);
  const isAt = useCallback(
    () => !isHidden && (isAttending || place.current?.matches(":focus-within") === true),
    [isAttending, isHidden, place],
  );
  const hasScrolled = useCallback(() => scrolled.current, []);
  return { attend, isAt, hasScrolled };
};
