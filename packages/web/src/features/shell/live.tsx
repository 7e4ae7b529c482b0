import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Shell } from "../../calls/shell.calls.ts";

/** Nobody waits for a new build or a hint, so neither is fetched while a page is still coming up. */
const startAfterMs = 15_000;
const startAfterMsSignedIn = 2_000;

/** What goes on behind every page: a watch for new builds and, for a signed-in person, hints of what changed. */
export function Live({ shell: { buildId, realtime, viewer } }: { shell: Shell }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { key, url } = realtime;
  const uuid = viewer?.uuid;

  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    const start = async () => {
      const { goOnBehind } = await import("./go-on-behind.ts");
      if (!isOver) end = goOnBehind({ buildId, queryClient, realtime: { key, url }, router, uuid });
    };
    let timer: ReturnType<typeof setTimeout>;
    // Without a connection its script does not come: later it may.
    const startAfter = (ms: number) => {
      timer = setTimeout(() => void start().catch(() => isOver || startAfter(startAfterMs)), ms);
    };
    startAfter(uuid === undefined ? startAfterMs : startAfterMsSignedIn);
    return () => {
      isOver = true;
      clearTimeout(timer);
      end?.();
    };
  }, [buildId, key, url, uuid, router, queryClient]);

  return null;
}
