import { type Breakpoint, breakpoints } from "@safar/ui/theme";
import { useCallback, useSyncExternalStore } from "react";

/** Whether the window is at least so wide. Before the page is alive it is taken not to be. */
export const useIsWide = (breakpoint: Breakpoint): boolean => {
  const media = `(min-width: ${breakpoints[breakpoint] / 16}rem)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = window.matchMedia(media);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    [media],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media).matches,
    () => false,
  );
};
