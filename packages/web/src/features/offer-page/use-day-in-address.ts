import type { CalendarDate } from "@safar/engine";
import { useRouter, useRouterState } from "@tanstack/react-router";

/** Whether the address names the day that is looked at: without it the page has chosen one. */
export const useHasDay = (): boolean =>
  useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).has("date") });

/** Writes the day that is looked at into the address, so that a reload, a shared link and coming back show it. */
export const useDayInAddress = (): ((date: CalendarDate) => void) => {
  const router = useRouter();
  return (date) => {
    const href = `${router.latestLocation.pathname}?date=${date}`;
    void router.navigate({ href, replace: true, resetScroll: false });
  };
};
