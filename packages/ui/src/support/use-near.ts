import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";

const never = () => () => undefined;
const cannotTell = () => typeof IntersectionObserver === "undefined";

/**
 * Whether a part of the page has come near the window; once it has, it stays so. In a browser that cannot tell, it is near at once;
 * on the server, nothing is.
 * @param ahead how far outside the window counts as near, as a root margin: `"400px 0px"`
 */
export const useNear = (part: RefObject<Element | null>, ahead: string): boolean => {
  const [isSeen, setSeen] = useState(false);
  const isUntold = useSyncExternalStore(never, cannotTell, () => false);
  const isNear = isSeen || isUntold;
  useEffect(() => {
    const element = part.current;
    if (isNear || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ahead, isNear, part]);
  return isNear;
};
