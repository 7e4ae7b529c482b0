import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { realtimeMachine } from "./realtime.machine.ts";
import type { RealtimeState } from "./realtime.types.ts";

type Snapshot = SnapshotFrom<typeof realtimeMachine>;
type Send = ActorRefFrom<typeof realtimeMachine>["send"];

export type RealtimeView = {
  readonly state: RealtimeState;
  readonly isConnected: boolean;
  /** No hints come at all: whoever needs fresh data asks for it now and then. */
  readonly shouldPoll: boolean;
  /** No hints come for this channel: it was refused, is not joined yet, or nothing is connected. */
  shouldPollChannel(channel: string): boolean;
  /** A command that is absent is not allowed now. */
  readonly commands: { readonly connect?: () => void; readonly disconnect?: () => void };
};

/** What the application needs to know and may do. Make it once for each snapshot. */
export const connectRealtime = (snapshot: Snapshot, send: Send): RealtimeView => {
  const shouldPoll = snapshot.hasTag("poll");
  return {
    state: snapshot.value,
    isConnected: !shouldPoll,
    shouldPoll,
    shouldPollChannel: (channel) => shouldPoll || snapshot.context.channels[channel]?.status !== "joined",
    commands: {
      ...(snapshot.can({ type: "realtime.connect" }) ? { connect: () => send({ type: "realtime.connect" }) } : {}),
      ...(snapshot.can({ type: "realtime.disconnect" })
        ? { disconnect: () => send({ type: "realtime.disconnect" }) }
        : {}),
    },
  };
};
