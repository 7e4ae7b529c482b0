import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { usePagePath } from "../../app/page-path.ts";

/** Keeps the address with the flow: when its step belongs to another page, goes there. `null` belongs anywhere. */
export const useFlowPages = (isLive: boolean, href: string | null): void => {
  const router = useRouter();
  const here = usePagePath();
  const path = href?.split("?")[0];
  useEffect(() => {
    if (isLive && href !== null && path !== here) void router.navigate({ href });
  }, [isLive, href, path, here, router]);
};
