import { type ActorRefFrom, createActor, waitFor } from "xstate";
import type { Clock } from "../../kernel/ports.ts";
import { connectDashboard, type DashboardView } from "./dashboard.connect.ts";
import { dashboardMachine } from "./dashboard.machine.ts";
import { keyOf } from "./dashboard.selectors.ts";
import { dashboardActors } from "./dashboard.setup.ts";
import type { DashboardScope, DashboardService } from "./dashboard.types.ts";

export interface DashboardKeeper {
  /** The scope's dashboard, loaded if it must be; all who ask meanwhile share the load. Never rejects. */
  read(scope: DashboardScope): Promise<DashboardView>;
}

export type DashboardKeeperOptions = {
  readonly service: DashboardService;
  readonly clock: Pick<Clock, "now">;
  /** How many scopes are kept; the one read longest ago goes first. */
  readonly capacity: number;
};

/** For a server, where many scopes are asked for at once: one dashboard machine for each. */
export const createDashboardKeeper = ({ service, clock, capacity }: DashboardKeeperOptions): DashboardKeeper => {
  const machine = dashboardMachine.provide({ actors: dashboardActors(service, clock) });
  const actors = new Map<string, ActorRefFrom<typeof dashboardMachine>>();

  const actorOf = (scope: DashboardScope) => {
    const key = keyOf(scope);
    const actor = actors.get(key) ?? createActor(machine, { input: scope }).start();
    actors.delete(key);
    actors.set(key, actor);
    for (const oldest of actors.keys()) {
      if (actors.size <= capacity) break;
      actors.delete(oldest);
    }
    return actor;
  };

  return {
    async read(scope) {
      const actor = actorOf(scope);
      actor.send({ type: "dashboard.load", now: clock.now() });
      const settled = await waitFor(actor, (snapshot) => snapshot.hasTag("stable"));
      return connectDashboard(settled, (event) => actor.send(event), clock);
    },
  };
};
