import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { paths } from "../app/addresses/paths.ts";
import { signOut } from "../calls/session.calls.ts";
import { renewAfterSignOut, tellOtherTabs } from "./session-news.ts";

/** Ends the session, goes home, and forgets everything that was read and begun for it, here and in the other tabs. */
export const useSignOut = (): (() => Promise<void>) => {
  const router = useRouter();
  return useCallback(async () => {
    await signOut();
    tellOtherTabs("signedOut");
    await renewAfterSignOut(router, () => router.navigate({ href: paths.home() }));
  }, [router]);
};
