import type { SnapshotFrom } from "xstate";
import type { buildWatchMachine } from "./build-watch.machine.ts";

export type BuildWatchView = {
  /** Another build is served than the one this page came from. */
  readonly isStale: boolean;
  /** A reload would interrupt something. */
  readonly isBusy: boolean;
};

/** What the application needs to know. Make it once for each snapshot. */
export const connectBuildWatch = (snapshot: SnapshotFrom<typeof buildWatchMachine>): BuildWatchView => ({
  isStale: snapshot.hasTag("stale"),
  isBusy: snapshot.context.busyWith.length > 0,
});
