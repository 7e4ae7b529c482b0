import type { QueryClient } from "@tanstack/react-query";
import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { shellQuery } from "./queries.ts";

/**
 * Reads anew who is here, goes on, and drops what was read for the person of before. Without a way to go, the page's own
 * guard decides whether it is left. What stays in sight is read again behind.
 */
export const renewPerson = async (router: AnyRouter, goOn = () => router.invalidate()): Promise<void> => {
  const { queryClient }: { queryClient: QueryClient } = router.options.context;
  await queryClient.fetchQuery({ ...shellQuery, staleTime: 0 });
  const cache = queryClient.getQueryCache();
  const before = cache.getAll().filter(({ queryKey }) => queryKey[0] !== shellQuery.queryKey[0]);
  const dropUnseen = () => {
    for (const query of before) if (!query.isActive()) cache.remove(query);
  };
  // Where they go on to must not find what was read for the person of before, and what is being read there stays.
  dropUnseen();
  await goOn();
  dropUnseen();
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== shellQuery.queryKey[0] });
};

let channel: BroadcastChannel | undefined;

// One for the document: a second one would hear what the first one says.
const sessionChannel = (): BroadcastChannel => {
  channel ??= new BroadcastChannel("safar-session");
  return channel;
};

/** Tells this browser's other tabs that somebody has come or gone. */
export const tellOtherTabs = (): void => sessionChannel().postMessage("changed");

/** Follows what other tabs tell. */
export const useSessionNews = (): void => {
  const router = useRouter();
  useEffect(() => {
    const follow = () => void renewPerson(router);
    sessionChannel().addEventListener("message", follow);
    return () => sessionChannel().removeEventListener("message", follow);
  }, [router]);
};
