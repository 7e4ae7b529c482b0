import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { signOut } from "../calls/session.calls.ts";
import { paths } from "./paths.ts";

/** Ends the session and forgets everything that was read for it, in this tab and, by their next read, in the others. */
export const useSignOut = (): (() => void) => {
  const router = useRouter();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await signOut();
    queryClient.clear();
    await router.navigate({ href: paths.home() });
    await router.invalidate();
  }, [router, queryClient]);
};
