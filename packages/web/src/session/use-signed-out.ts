import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { paths } from "../app/addresses/paths.ts";
import { renewPerson, tellOtherTabs } from "./session-news.ts";

/** When a call was answered `SIGNED_OUT`: says so on its own page, from where the way leads back here. */
export const useSignedOut = (): (() => Promise<void>) => {
  const router = useRouter();
  return useCallback(async () => {
    const { pathname, searchStr } = router.state.location;
    tellOtherTabs();
    const href = paths.sessionExpired(pathname + searchStr);
    await renewPerson(router, () => router.navigate({ href, replace: true }));
  }, [router]);
};
