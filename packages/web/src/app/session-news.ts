import type { QueryClient } from "@tanstack/react-query";
import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { shellQuery } from "./queries.ts";

const channelName = "safar-session";

/**
 * Reads anew who is here, goes on, and drops what was read for the person of before. Without a way to go, the page's own
 * guard decides whether it is left. What stays in sight is read again behind.
 */
export const renewPerson = async (router: AnyRouter, goOn = () => router.invalidate()): Promise<void> => {
  const { queryClient }: { queryClient: QueryClient } = router.options.context;
  await queryClient.fetchQuery({ ...shellQuery, staleTime: 0 });
  await goOn();
  queryClient.removeQueries({ type: "inactive" });
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== shellQuery.queryKey[0] });
};

/** Tells this browser's other tabs that somebody has come or gone. */
export const tellOtherTabs = (): void => {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage("changed");
  channel.close();
};

/** Follows what other tabs tell. */
export const useSessionNews = (): void => {
  const router = useRouter();
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = () => void renewPerson(router);
    return () => channel.close();
  }, [router]);
};
