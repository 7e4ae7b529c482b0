import { useRouterState } from "@tanstack/react-router";
import { useLayoutEffect } from "react";

/** How far down each page of the history was read when it was left, in pixels, by the key that the router gives it. */
const left = new Map<string, number>();

/** Shows a page that is read anew when somebody comes back to it where they left it, once all of it is there again. */
export const useScrollBack = (): void => {
  const key = useRouterState({ select: ({ location }) => location.state.key });
  useLayoutEffect(() => {
    if (key === undefined) return undefined;
    const at = left.get(key);
    if (at !== undefined) window.scrollTo({ top: at, behavior: "instant" });
    return () => void left.set(key, window.scrollY);
  }, [key]);
};
