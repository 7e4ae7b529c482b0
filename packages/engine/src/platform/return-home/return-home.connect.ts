import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { EpochMs } from "../../kernel/ports.ts";
import type { returnHomeMachine } from "./return-home.machine.ts";

type Snapshot = SnapshotFrom<typeof returnHomeMachine>;
type Send = ActorRefFrom<typeof returnHomeMachine>["send"];

export type ReturnHomeView = {
  readonly screen: "counting" | "standing" | "staying" | "leaving";
  /** When the page goes home; null when it does not. */
  readonly leavesAt: EpochMs | null;
  /** What is left of a count that stands still; null where none does. */
  readonly leftMs: number | null;
  readonly commands: { readonly engage?: () => void; readonly stay?: () => void };
};

export const connectReturnHome = (snapshot: Snapshot, send: Send): ReturnHomeView => {
  if (snapshot.matches("leaving")) return { screen: "leaving", leavesAt: null, leftMs: null, commands: {} };
  const isCounting = snapshot.matches("counting");
  if (!isCounting && !snapshot.matches("standing"))
    return { screen: "staying", leavesAt: null, leftMs: null, commands: {} };
  const { leavesAt, leftMs } = snapshot.context;
  return {
    ...(isCounting ? { screen: "counting", leavesAt, leftMs: null } : { screen: "standing", leavesAt: null, leftMs }),
    commands: {
      engage: () => send({ type: "person.engage" }),
      stay: () => send({ type: "stay.choose" }),
    },
  };
};

/** Whole seconds still to show, from the start's full count down to 1. */
export const secondsUntil = (leavesAt: EpochMs, now: EpochMs): number =>
  Math.max(1, Math.ceil((leavesAt - now) / 1000));
