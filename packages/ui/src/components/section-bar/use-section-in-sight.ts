import { useEffect, useRef, useState } from "react";

/** A quarter down the window is a line; all that is above it, however far, has been come to. */
const aboveLine = "1000000px 0px -75% 0px";

/**
 * Which of a page's sections is read now, by its id, and how to go to another one. Going there gives it the focus, so that the next
 * Tab goes on from it; a section wants `tabIndex={-1}`.
 */
export const useSectionInSight = (ids: readonly string[]) => {
  const [current, setCurrent] = useState(ids[0] ?? "");
  const isGoing = useRef(false);
  const all = ids.join(" ");
  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return undefined;
    const inOrder = all.split(" ");
    const reached = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) reached[isIntersecting ? "add" : "delete"](target.id);
        // On the way to what was pressed nothing else is named, nor where the page ends before the last one reaches the line.
        if (!isGoing.current) setCurrent(inOrder.findLast((id) => reached.has(id)) ?? inOrder[0] ?? "");
      },
      { rootMargin: aboveLine },
    );
    for (const id of inOrder) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    const arrive = () => {
      isGoing.current = false;
    };
    const signs = ["wheel", "touchmove", "keydown"] as const;
    for (const sign of signs) window.addEventListener(sign, arrive, { passive: true });
    return () => {
      observer.disconnect();
      for (const sign of signs) window.removeEventListener(sign, arrive);
    };
  }, [all]);
  const goTo = (id: string) => {
    const section = document.getElementById(id);
    if (section === null) return;
    isGoing.current = true;
    setCurrent(id);
    section.focus({ preventScroll: true });
    section.scrollIntoView?.({ block: "start" });
  };
  return { current, goTo };
};
