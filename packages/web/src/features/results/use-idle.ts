import { useEffect, useState } from "react";

/** Whether there was once nothing else to do on the page, after it came alive, and after all that `isReady` waits for. */
export const useIdle = (isReady = true): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Not every browser says when it rests.
    if (isReady) (window.requestIdleCallback ?? window.setTimeout)(() => setIdle(true));
  }, [isReady]);
  return isIdle;
};
