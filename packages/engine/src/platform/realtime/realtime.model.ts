import { realtimeMachine } from "./realtime.machine.ts";
import type { RealtimeEvent } from "./realtime.types.ts";

const channel = "private-user.u1";
const other = "private-booking.b1";

const events = {
  "realtime.connect": [{ type: "realtime.connect" }],
  "realtime.disconnect": [{ type: "realtime.disconnect" }],
  "channel.subscribe": [
    { type: "channel.subscribe", channel },
    { type: "channel.subscribe", channel: other },
  ],
  "channel.unsubscribe": [
    { type: "channel.unsubscribe", channel },
    { type: "channel.unsubscribe", channel: other },
  ],
  "connection.changed": [
    { type: "connection.changed", state: "connecting" },
    { type: "connection.changed", state: "connected" },
    { type: "connection.changed", state: "unavailable" },
    { type: "connection.changed", state: "failed" },
    { type: "connection.changed", state: "disconnected" },
  ],
  "channel.joined": [{ type: "channel.joined", channel, at: 0 }],
  "channel.refused": [{ type: "channel.refused", failure: { channel, status: 403, reason: "forbidden" } }],
  "hint.arrived": [
    { type: "hint.arrived", hint: { channel, event: "wallet.updated", at: 0, id: "1" } },
    { type: "hint.arrived", hint: { channel, event: "wallet.updated", at: 1, id: "2" } },
    { type: "hint.arrived", hint: { channel: other, event: "booking.updated", at: 1, id: null } },
  ],
} satisfies { readonly [Type in RealtimeEvent["type"]]: readonly Extract<RealtimeEvent, { type: Type }>[] };

/** The real-time connection for path generation: every event as data. It calls no service that answers. */
export const realtimeModel = {
  id: "realtime",
  machine: realtimeMachine,
  input: undefined,
  events,
  outcomes: {},
} as const;
