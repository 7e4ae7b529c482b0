import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { Clock } from "../../kernel/ports.ts";
import type { dashboardMachine } from "./dashboard.machine.ts";
import { activeOffersOf, dashboardOf } from "./dashboard.selectors.ts";
import type { Dashboard, DashboardFailure } from "./dashboard.types.ts";

type Snapshot = SnapshotFrom<typeof dashboardMachine>;
type Send = ActorRefFrom<typeof dashboardMachine>["send"];

export type DashboardView = {
  /** `waiting`: nothing to show yet. `shown`: there is, if perhaps of before. `unavailable`: nothing came. */
  readonly screen: "waiting" | "shown" | "unavailable";
  readonly busy: boolean;
  /** Only what is to be shown: inactive offers are left out. */
  readonly dashboard: Dashboard | null;
  readonly problem: DashboardFailure | null;
  readonly commands: { readonly load?: () => void };
};

/** What a screen needs to know and may do. Make it once for each snapshot. */
export const connectDashboard = (snapshot: Snapshot, send: Send, clock: Pick<Clock, "now">): DashboardView => {
  const held = dashboardOf(snapshot.context);
  const dashboard = held === null ? null : { ...held, offers: activeOffersOf(held) };
  const failed = snapshot.matches("failed");
  return {
    screen: dashboard !== null ? "shown" : failed ? "unavailable" : "waiting",
    busy: snapshot.hasTag("busy"),
    dashboard,
    problem: failed ? snapshot.context.failure : null,
    commands: snapshot.hasTag("stable") ? { load: () => send({ type: "dashboard.load", now: clock.now() }) } : {},
  };
};
