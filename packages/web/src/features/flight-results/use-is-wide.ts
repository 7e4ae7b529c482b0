import { breakpoints } from "@safar/ui/theme";
import { useSyncExternalStore } from "react";

const wide = `(min-width: ${breakpoints.lg / 16}rem)`;

const onChange = (listener: () => void) => {
  const query = window.matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** Whether there is room for a column beside the list. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => window.matchMedia(wide).matches,
    () => false,
  );
