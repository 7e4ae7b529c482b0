import { type RefObject, useEffect } from "react";

/** Closes an open panel once somebody presses beside it or the Escape key, which leads back to what opened it. */
export const useClosing = (panel: RefObject<HTMLDetailsElement | null>, isOpen: boolean, close: () => void): void => {
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeBeside = ({ target }: PointerEvent) => {
      // What a press has taken away since was not beside it.
      if (target instanceof Node && target.isConnected && panel.current?.contains(target) === false) close();
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      close();
      panel.current?.querySelector("summary")?.focus();
    };
    const ends = new AbortController();
    document.addEventListener("pointerdown", closeBeside, ends);
    document.addEventListener("keydown", closeByKey, ends);
    return () => ends.abort();
  }, [panel, isOpen, close]);
};
