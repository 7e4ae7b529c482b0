import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** Keeps the address with the flow: when its step comes to belong to a page other than `own`, goes there. `null` belongs anywhere. */
export const useFlowPages = (own: string, isLive: boolean, href: string | null): void => {
  const router = useRouter();
  const here = useRef(own);
  const wasLive = useRef(false);
  useEffect(() => {
    here.current = own;
  });
  useEffect(() => {
    if (!isLive) return;
    // The flow alone leads on: somebody who leaves the page by themselves is not fetched back. A page that was opened for a step that the
    // flow is not at is no place to come back to.
    if (href !== null && href !== here.current) void router.navigate({ href, replace: !wasLive.current });
    wasLive.current = true;
  }, [isLive, href, router]);
};
