import { useHydrated, useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { hasMap, withMap } from "./view-address.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The list lies behind the map: going back closes it. */
    isOverList?: true;
  }
}

/**
 * Whether the map is shown, as the address says: the browser's back closes it, its forward, a reload and a link bring it. `onClosed` is
 * told when it has gone from a page that stays.
 */
export const useMapShown = (onClosed: () => void) => {
  const router = useRouter();
  const isAlive = useHydrated();
  const isShown = useRouterState({ select: ({ location }) => hasMap(location.searchStr) }) && isAlive;
  const shownAt = useRef<string | null>(null);
  useEffect(() => {
    const { pathname } = router.latestLocation;
    if (isShown) shownAt.current = pathname;
    else if (shownAt.current === pathname) onClosed();
  }, [isShown, onClosed, router]);

  const go = (isWanted: boolean) => {
    const { pathname, searchStr, state } = router.latestLocation;
    // A window that goes away with its page says that it is closed, too.
    if (hasMap(searchStr) === isWanted) return;
    if (state.isOverList && !isWanted) router.history.back();
    else
      void router.navigate({
        href: `${pathname}${withMap(searchStr, isWanted)}`,
        replace: !isWanted,
        resetScroll: false,
        ...(isWanted && { state: { isOverList: true } }),
      });
  };
  return { isShown, open: () => go(true), close: () => go(false) };
};
