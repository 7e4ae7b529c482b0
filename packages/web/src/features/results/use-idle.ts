import { useEffect, useState } from "react";

/** Whether there was once nothing else to do on the page, after it came alive. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Not every browser says when it rests.
    (window.requestIdleCallback ?? window.setTimeout)(() => setIdle(true));
  }, []);
  return isIdle;
};
