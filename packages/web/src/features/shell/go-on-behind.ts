import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { countUnseen } from "../../calls/notifications.calls.ts";
import { tellHint } from "../../engine/live/hints.ts";
import { openRealtime, type RealtimeSettings, startBuildWatch } from "../../engine/live/live.ts";
import { unseenKey } from "../../session/queries.ts";

type Page = {
  readonly router: AnyRouter;
  readonly queryClient: QueryClient;
  readonly buildId: string;
  readonly realtime: RealtimeSettings;
  /** Of whoever is signed in. */
  readonly uuid: string | undefined;
};

/** Watches for a new build and follows what is told to whoever is signed in, until what it gives is called. */
export const goOnBehind = ({ buildId, queryClient, realtime, router, uuid }: Page): (() => void) => {
  const onNavigation = (started: (to: string) => void) =>
    router.subscribe("onBeforeNavigate", ({ toLocation, hrefChanged }) => {
      if (hrefChanged) started(toLocation.publicHref);
    });
  const ends = [startBuildWatch({ buildId, onNavigation })];
  if (uuid !== undefined) {
    const count = () =>
      void queryClient.prefetchQuery({ queryKey: unseenKey(uuid), queryFn: () => countUnseen(), staleTime: 0 });
    count();
    const connection = openRealtime(realtime);
    connection.follow(`private-user.${uuid}`, (hint) => {
      tellHint(hint);
      void queryClient.invalidateQueries();
      count();
    });
    ends.push(connection.stop);
  }
  return () => {
    for (const end of ends) end();
  };
};
