import { type RefObject, useEffect, useRef } from "react";

/** Whoever has closed what stood over a page, or in a part of it, is back where they opened it. */
export const useReturnFocus = (place: RefObject<HTMLElement | null>, isOpen: boolean): void => {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) place.current?.focus();
    wasOpen.current = isOpen;
  }, [place, isOpen]);
};
