import { useCallback, useLayoutEffect, useState } from "react";

/**
 * The latest of something that somebody may be looking at: it is taken at once, unless that would move what is under their eyes or
 * hand. Then the one before stays until it is taken in, or until `mayTake` is another function and does not mind any more.
 */
export const useHeldBack = <Value>(
  latest: Value,
  mayTake: (now: Value, latest: Value) => boolean,
): readonly [now: Value, takeIn: () => void] => {
  const [now, setNow] = useState(latest);
  useLayoutEffect(() => {
    // What a person sees and touches is known to the document alone.
    // oxlint-disable-next-line react/set-state-in-effect
    if (now !== latest && mayTake(now, latest)) setNow(latest);
  }, [latest, mayTake, now]);
  const takeIn = useCallback(() => setNow(latest), [latest]);
  return [now, takeIn];
};
