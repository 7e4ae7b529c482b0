import { assign, emit, fromCallback, sendTo, setup } from "xstate";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import { isRepeated, markDelivered, settle, unwant, waitAgain, want } from "./channels.ts";
import {
  type AuthorisationFailure,
  type RealtimeCommand,
  type RealtimeConnection,
  type RealtimeContext,
  type RealtimeEmitted,
  type RealtimeEvent,
  type RealtimeState,
  type RealtimeTimings,
  realtimeTimings,
} from "./realtime.types.ts";

const types: {
  readonly context?: RealtimeContext;
  readonly events?: RealtimeEvent;
  readonly emitted?: RealtimeEmitted;
  readonly tags?: "poll";
  readonly meta?: { readonly resume: ResumePolicy };
} = {};

const obey = (connection: RealtimeConnection, timings: RealtimeTimings, command: RealtimeCommand): void => {
  switch (command.type) {
    case "connect":
      return connection.connect(timings);
    case "disconnect":
      return connection.disconnect();
    case "subscribe":
      for (const channel of command.channels) connection.subscribe(channel);
      return;
    case "unsubscribe":
      return connection.unsubscribe(command.channel);
  }
};

/** The actor over the port: `realtimeMachine.provide({ actors: realtimeActors({ connection }) })`. */
export const realtimeActors = ({
  connection,
  timings = realtimeTimings,
}: {
  readonly connection: RealtimeConnection;
  readonly timings?: RealtimeTimings;
}) => ({
  keepConnection: fromCallback<RealtimeCommand>(({ sendBack, receive }) => {
    const stopListening = connection.listen(sendBack);
    receive((command) => obey(connection, timings, command));
    return () => {
      stopListening();
      connection.disconnect();
    };
  }),
});

const channelOf = (event: RealtimeEvent): string => {
  if (event.type === "channel.refused") return event.failure.channel;
  return "channel" in event ? event.channel : "";
};

const isState =
  (state: RealtimeState) =>
  ({ event }: { readonly event: RealtimeEvent }): boolean =>
    event.type === "connection.changed" && event.state === state;

export const realtimeSetup = setup({
  types,
  actors: {
    /** Supplied by `realtimeActors`. */
    keepConnection: fromCallback<RealtimeCommand>(() => undefined),
  },
  guards: {
    isConnecting: isState("connecting"),
    isConnected: isState("connected"),
    isUnavailable: isState("unavailable"),
    isFailed: isState("failed"),
    isDisconnected: isState("disconnected"),
    isNewChannel: ({ context, event }) => context.channels[channelOf(event)] === undefined,
    isLastWish: ({ context, event }) => context.channels[channelOf(event)]?.wanted === 1,
    isWanted: ({ context, event }) => context.channels[channelOf(event)] !== undefined,
    isNews: ({ context, event }) =>
      event.type === "hint.arrived" &&
      context.channels[event.hint.channel] !== undefined &&
      !isRepeated(context.delivered, event.hint),
  },
  actions: {
    openConnection: sendTo("connection", { type: "connect" }),
    closeConnection: sendTo("connection", { type: "disconnect" }),
    joinChannel: sendTo("connection", ({ event }) => ({ type: "subscribe", channels: [channelOf(event)] })),
    joinAll: sendTo("connection", ({ context }) => ({ type: "subscribe", channels: Object.keys(context.channels) })),
    leaveChannel: sendTo("connection", ({ event }) => ({ type: "unsubscribe", channel: channelOf(event) })),
    want: assign({ channels: ({ context, event }) => want(context.channels, channelOf(event)) }),
    unwant: assign({ channels: ({ context, event }) => unwant(context.channels, channelOf(event)) }),
    waitAgain: assign({ channels: ({ context }) => waitAgain(context.channels) }),
    markJoined: assign({ channels: ({ context, event }) => settle(context.channels, channelOf(event), "joined") }),
    markRefused: assign({ channels: ({ context, event }) => settle(context.channels, channelOf(event), "refused") }),
    markDelivered: assign({
      delivered: ({ context, event }) =>
        event.type === "hint.arrived" ? markDelivered(context.delivered, event.hint) : context.delivered,
    }),
    passHint: emit(({ event }) => {
      if (event.type !== "hint.arrived") throw new Error(`passHint belongs to hint.arrived, not to ${event.type}.`);
      const { channel, event: name, at } = event.hint;
      return { type: "hint", hint: { channel, event: name, at } };
    }),
    /** Between the last read and now nobody listened: the channel is worth one more read. */
    hintResumed: emit(({ event }) => ({
      type: "hint",
      hint: { channel: channelOf(event), event: "resumed", at: "at" in event ? event.at : 0 },
    })),
    passFailure: emit((_, failure: AuthorisationFailure) => ({ type: "authorisationFailed", failure })),
    /** Supplied by the application: it goes to the log. */
    logFailure: (_given, _failure: AuthorisationFailure) => undefined,
  },
});
