import { type RefObject, useLayoutEffect, useState } from "react";
import { afterPress } from "../../app/hooks/after-press.ts";

/**
 * Whether a list that has come may take the place of the one in `place`, which the page was sent with. Not between the beginning and
 * the end of a press: a press ends where it began, or it counts for nothing, and it is often a press that brings a page to life.
 * Whoever was at a link with the keyboard is at the same one afterwards.
 */
export const useMayReplace = (hasCome: boolean, place: RefObject<HTMLElement | null>): boolean => {
  const [replaced, setReplaced] = useState<{ readonly focused: string | null } | null>(null);
  useLayoutEffect(() => {
    if (!hasCome) return undefined;
    const replace = () => {
      const { activeElement } = document;
      const isHere = activeElement !== null && place.current?.contains(activeElement) === true;
      setReplaced((before) => before ?? { focused: isHere ? activeElement.getAttribute("href") : null });
    };
    if (place.current?.matches(":active") !== true) {
      replace();
      return undefined;
    }
    return afterPress(replace);
  }, [hasCome, place]);
  useLayoutEffect(() => {
    const href = replaced?.focused ?? null;
    if (href === null) return;
    place.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus({ preventScroll: true });
  }, [place, replaced]);
  return replaced !== null;
};
