import { createDashboardService } from "@safar/api-clients";
import { createDashboardKeeper, type DashboardScope } from "@safar/engine";
import { systemClock } from "./system-clock.ts";
import type { openUpstream } from "./upstream/upstream.ts";

const keptScopes = 200;

/** The dashboards of this process: each kept for five minutes for those it is meant for, loads at the same time shared. */
export const openDashboards = (upstream: ReturnType<typeof openUpstream>) => {
  const tokens = new Map<string, string>();

  const keeper = createDashboardKeeper({
    clock: systemClock,
    capacity: keptScopes,
    service: createDashboardService(({ scope: { subject, locale, country }, audience }) => {
      const apiToken = audience === "user" && subject.kind === "user" ? tokens.get(subject.id) : undefined;
      return upstream({ locale, country, apiToken }).client;
    }),
  });

  return {
    /** The dashboard of a scope. `apiToken` is its user's, when somebody is signed in. */
    read: async (scope: DashboardScope, apiToken: string | undefined) => {
      const { subject } = scope;
      if (subject.kind === "anonymous" || apiToken === undefined) return keeper.read(scope);
      tokens.set(subject.id, apiToken);
      try {
        return await keeper.read(scope);
      } finally {
        tokens.delete(subject.id);
      }
    },
  };
};

export type Dashboards = ReturnType<typeof openDashboards>;
