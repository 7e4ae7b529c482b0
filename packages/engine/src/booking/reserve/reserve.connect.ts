import type { SnapshotFrom } from "xstate";
import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import { screenOf } from "../../kernel/flow/screen-of.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { reserveMachine } from "./reserve.machine.ts";
import type { ReserveScreen } from "./reserve.types.ts";

/** How the flow stands, as `getSnapshot` gives it. */
export type ReserveSnapshot = SnapshotFrom<typeof reserveMachine>;

export type ReserveView = {
  readonly screen: ReserveScreen;
  readonly busy: boolean;
  /** Until when the price is guaranteed. */
  readonly deadline: EpochMs;
  readonly nextCheckAt: EpochMs | null;
  readonly commands: Readonly<Record<"check" | "retry" | "leave", boolean>>;
};

export const connectReserve: (snapshot: ReserveSnapshot) => ReserveView = perSnapshot(
  (snapshot): ReserveView => ({
    screen: screenOf(snapshot, "done"),
    busy: snapshot.hasTag("busy"),
    deadline: snapshot.context.quote.expiresAt,
    nextCheckAt: snapshot.context.nextCheckAt === 0 ? null : snapshot.context.nextCheckAt,
    commands: {
      check: snapshot.can({ type: "reservation.check" }),
      retry: snapshot.can({ type: "reservation.retry" }),
      leave: snapshot.can({ type: "flow.leave" }),
    },
  }),
);
