import { type RefObject, useLayoutEffect } from "react";

/** On a narrow window the day that is searched for stands in the middle of the strip, whichever way the page is read. */
export const useCurrentInMiddle = (strip: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const frame = strip.current;
    const current = frame?.querySelector("[aria-current]");
    if (frame === null || !current) return;
    const middleOf = ({ left, width }: DOMRect) => left + width / 2;
    // By how far it is aside: where a strip begins at the right its places count below zero.
    const aside = middleOf(current.getBoundingClientRect()) - middleOf(frame.getBoundingClientRect());
    if (aside !== 0) frame.scrollBy({ left: aside, behavior: "instant" });
  }, [strip]);
};
