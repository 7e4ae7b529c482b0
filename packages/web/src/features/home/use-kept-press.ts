import { type RefObject, useCallback, useEffect, useRef } from "react";

/**
 * Keeps the last press of a button that stands in `part` before its script is there: React tells nobody of it. What is given back is to
 * be called once the part is alive, and presses that button again.
 */
export const useKeptPress = (part: RefObject<HTMLElement | null>): (() => void) => {
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    const keep = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest("button") : null;
      pressed.current = part.current?.contains(button) ? button : null;
    };
    // At the window: React stops a press of what it has not taken over yet before it reaches the part.
    addEventListener("click", keep, true);
    return () => removeEventListener("click", keep, true);
  }, [part]);
  return useCallback(() => pressed.current?.click(), []);
};
