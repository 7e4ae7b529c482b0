import { useEffect, useRef, useState } from "react";

/** A quarter down the window: what stands there is what is read. */
const line = "-25% 0px -74% 0px";

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
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.find(({ isIntersecting }) => isIntersecting);
        // On the way to what was pressed nothing else is named, nor where the page ends before the last one reaches the line.
        if (read !== undefined && !isGoing.current) setCurrent(read.target.id);
      },
      { rootMargin: line },
    );
    for (const id of all.split(" ")) {
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
