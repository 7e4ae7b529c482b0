import { useEffect, useState } from "react";
import { whenIdle } from "../../app/hooks/when-idle.ts";

/** Whether there was once nothing else to do on the page, after it came alive, and after all that `isReady` waits for. */
export const useIdle = (isReady = true): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isReady) whenIdle(() => setIdle(true));
  }, [isReady]);
  return isIdle;
};
