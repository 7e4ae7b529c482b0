import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** Keeps the address with the flow: when its step belongs to a page other than `own`, goes there. `null` belongs anywhere. */
export const useFlowPages = (own: string, isLive: boolean, href: string | null): void => {
  const router = useRouter();
  useEffect(() => {
    // The flow alone leads on: somebody who leaves the page by themselves is not fetched back.
    if (isLive && href !== null && href.split("?")[0] !== own) void router.navigate({ href });
  }, [own, isLive, href, router]);
};
