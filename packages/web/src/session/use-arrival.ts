import { safeReturnPath } from "@safar/engine";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { renewPerson, tellOtherTabs } from "./session-news.ts";

/** After a sign-in: everything is read anew for the person who came, and they go where they were going. */
export const useArrival = (): ((returnTo: string | undefined) => Promise<void>) => {
  const router = useRouter();
  return useCallback(
    async (returnTo) => {
      tellOtherTabs();
      await renewPerson(router, () => router.navigate({ href: safeReturnPath(returnTo), replace: true }));
    },
    [router],
  );
};
