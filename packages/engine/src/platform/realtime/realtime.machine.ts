import { realtimeSetup } from "./realtime.setup.ts";

/**
 * One real-time connection and the channels that the application wants. The connection keeps itself alive and reports; the
 * machine keeps the wishes, asks for every channel again after a reconnection, and turns what arrives into hints.
 */
export const realtimeMachine = realtimeSetup.createMachine({
  id: "realtime",
  context: { channels: {}, delivered: [] },
  invoke: { id: "connection", src: "keepConnection" },
  initial: "initialized",
  on: {
    "channel.subscribe": { actions: "want" },
    "channel.unsubscribe": [
      { guard: "isLastWish", actions: ["unwant", "leaveChannel"] },
      { guard: "isWanted", actions: "unwant" },
    ],
  },
  states: {
    initialized: {
      tags: "poll",
      meta: { resume: "drop" },
      on: { "realtime.connect": { target: "connecting", actions: "openConnection" } },
    },
    connecting: {
      tags: "poll",
      meta: { resume: "drop" },
      on: {
        "connection.changed": [
          { guard: "isConnected", target: "connected" },
          { guard: "isUnavailable", target: "unavailable" },
          { guard: "isFailed", target: "failed" },
          { guard: "isDisconnected", target: "disconnected" },
        ],
        "realtime.disconnect": { target: "disconnected", actions: "closeConnection" },
      },
    },
    connected: {
      meta: { resume: "drop" },
      entry: "joinAll",
      exit: "waitAgain",
      on: {
        "channel.subscribe": [{ guard: "isNewChannel", actions: ["want", "joinChannel"] }, { actions: "want" }],
        "channel.joined": { guard: "isWanted", actions: ["markJoined", "hintResumed"] },
        "channel.refused": {
          guard: "isWanted",
          actions: [
            "markRefused",
            { type: "logFailure", params: ({ event }) => event.failure },
            { type: "passFailure", params: ({ event }) => event.failure },
          ],
        },
        "hint.arrived": { guard: "isNews", actions: ["markDelivered", "passHint"] },
        "connection.changed": [
          { guard: "isConnecting", target: "connecting" },
          { guard: "isUnavailable", target: "unavailable" },
          { guard: "isFailed", target: "failed" },
          { guard: "isDisconnected", target: "disconnected" },
        ],
        "realtime.disconnect": { target: "disconnected", actions: "closeConnection" },
      },
    },
    // The connection goes on trying behind it.
    unavailable: {
      tags: "poll",
      meta: { resume: "drop" },
      on: {
        "connection.changed": [
          { guard: "isConnecting", target: "connecting" },
          { guard: "isConnected", target: "connected" },
          { guard: "isFailed", target: "failed" },
          { guard: "isDisconnected", target: "disconnected" },
        ],
        "realtime.disconnect": { target: "disconnected", actions: "closeConnection" },
      },
    },
    failed: {
      tags: "poll",
      meta: { resume: "drop" },
      on: {
        "realtime.connect": { target: "connecting", actions: "openConnection" },
        "realtime.disconnect": { target: "disconnected", actions: "closeConnection" },
      },
    },
    // Asked for, or refused by the service. What the connection still says of itself is from before.
    disconnected: {
      tags: "poll",
      meta: { resume: "drop" },
      on: { "realtime.connect": { target: "connecting", actions: "openConnection" } },
    },
  },
});
