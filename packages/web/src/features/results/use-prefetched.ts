import { useEffect } from "react";
import { useIdle } from "./use-idle.ts";

/** Fetches what a press will need, once there is nothing else to do. What cannot be had now is asked for again by the press. */
export const usePrefetched = ({ fetch }: { readonly fetch: () => Promise<void> | null }): void => {
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) fetch()?.catch(() => undefined);
  }, [fetch, isIdle]);
};
