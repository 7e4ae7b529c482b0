import { useHydrated, useRouter, useRouterState } from "@tanstack/react-router";
import type { Changing } from "./code-entry.tsx";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The number that the code goes to is being changed: going back leads to the code. */
    isChangingNumber?: true;
  }
}

/** Whether the number is being changed, as the browser's history says: its back button leads to the code again, its forward to the number. */
export const useChangingNumber = (): Changing => {
  const router = useRouter();
  const isAlive = useHydrated();
  // The server knows nothing of the browser's history.
  const isChanging = useRouterState({ select: ({ location }) => location.state.isChangingNumber === true }) && isAlive;
  const setChanging = (isWanted: boolean) => {
    const { href, state } = router.latestLocation;
    if (isWanted) void router.navigate({ href, state: { isChangingNumber: true }, resetScroll: false });
    else if (state.isChangingNumber) router.history.back();
  };
  return [isChanging, setChanging];
};
