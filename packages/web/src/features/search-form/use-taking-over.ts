import { useLayoutEffect, useRef } from "react";

/**
 * A plain field that somebody is in gives way to another one once its page is alive: `take` then brings them into that. Without it
 * they would be nowhere, and what they type lost.
 */
export const useTakingOver = (id: string, isAlive: boolean, take: () => void): void => {
  const wasIn = useRef(false);
  const latest = useRef(take);
  useLayoutEffect(() => {
    latest.current = take;
  });
  useLayoutEffect(() => {
    if (!isAlive) wasIn.current = document.activeElement?.id === id;
    else if (wasIn.current) {
      wasIn.current = false;
      latest.current();
    }
  }, [id, isAlive]);
};
