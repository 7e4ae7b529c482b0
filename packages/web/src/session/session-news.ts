import type { QueryClient } from "@tanstack/react-query";
import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { forgetFlowsOfOthers, forgetKeptFlows } from "../engine/flows/kept-flows.ts";
import { shellQuery } from "./queries.ts";

/**
 * Reads anew who is here, goes on, and drops what was read for the person of before. Without a way to go, the page's own
 * guard decides whether it is left. What was read for them and stays in sight is read again behind.
 */
export const renewPerson = async (router: AnyRouter, goOn = () => router.invalidate()): Promise<void> => {
  const { queryClient }: { queryClient: QueryClient } = router.options.context;
  await queryClient.fetchQuery({ ...shellQuery, staleTime: 0 });
  forgetFlowsOfOthers();
  const cache = queryClient.getQueryCache();
  const before = new Set(cache.getAll().filter(({ queryKey }) => queryKey[0] !== shellQuery.queryKey[0]));
  const dropUnseen = () => {
    for (const query of before) if (!query.isActive()) cache.remove(query);
  };
  // Where they go on to must not find what was read for the person of before, and what is being read there stays.
  dropUnseen();
  await goOn();
  dropUnseen();
  await queryClient.invalidateQueries({ predicate: (query) => before.has(query) });
};

/** After a sign-out: reads anew who is here, and leaves nothing of what was begun, even when that cannot be read. */
export const renewAfterSignOut = async (router: AnyRouter, goOn?: () => Promise<void>): Promise<void> => {
  try {
    await renewPerson(router, goOn);
  } finally {
    // Not before: a page that is being left would begin anew, signed out.
    forgetKeptFlows();
  }
};

type News = "changed" | "signedOut";

let channel: BroadcastChannel | undefined;

// One for the document: a second one would hear what the first one says.
const sessionChannel = (): BroadcastChannel => {
  channel ??= new BroadcastChannel("safar-session");
  return channel;
};

/** Tells this browser's other tabs that somebody has come, has gone, or is no longer known. */
export const tellOtherTabs = (news: News = "changed"): void => sessionChannel().postMessage(news);

/** Follows what other tabs tell. */
export const useSessionNews = (): void => {
  const router = useRouter();
  useEffect(() => {
    const follow = ({ data }: MessageEvent<News>) =>
      void (data === "signedOut" ? renewAfterSignOut(router) : renewPerson(router));
    sessionChannel().addEventListener("message", follow);
    return () => sessionChannel().removeEventListener("message", follow);
  }, [router]);
};
