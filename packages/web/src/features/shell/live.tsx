import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Shell } from "../../calls/shell.calls.ts";
import { tellHint } from "../../engine/live/hints.ts";

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
    const ends: (() => void)[] = [];
    let isOver = false;
    const start = async () => {
      const { openRealtime, startBuildWatch } = await import("../../engine/live/live.ts");
      if (isOver) return;
      const onNavigation = (started: (to: string) => void) =>
        router.subscribe("onBeforeNavigate", ({ toLocation, hrefChanged }) => {
          if (hrefChanged) started(toLocation.publicHref);
        });
      ends.push(startBuildWatch({ buildId, onNavigation }));
      if (uuid === undefined) return;
      const connection = openRealtime({ key, url });
      connection.follow(`private-user.${uuid}`, (hint) => {
        tellHint(hint);
        void queryClient.invalidateQueries();
      });
      ends.push(connection.stop);
    };
    const timer = setTimeout(() => void start(), uuid === undefined ? startAfterMs : startAfterMsSignedIn);
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [buildId, key, url, uuid, router, queryClient]);

  return null;
}
