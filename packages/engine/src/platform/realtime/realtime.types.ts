import type { EpochMs } from "../../kernel/ports.ts";

/** The specification's connection states, in its order. */
export const realtimeStates = [
  "initialized",
  "connecting",
  "connected",
  "unavailable",
  "failed",
  "disconnected",
] as const;

export type RealtimeState = (typeof realtimeStates)[number];

export type RealtimeTimings = {
  /** Quiet time after which the connection is probed. */
  readonly activityMs: number;
  /** How long a probe may go unanswered. */
  readonly pongMs: number;
  /** How long connecting may take before the connection counts as unavailable; it goes on trying. */
  readonly unavailableMs: number;
  /** The pause before a dropped connection is tried again. */
  readonly retryAfterMs: number;
};

/** The specification's figures, for whoever implements `RealtimeConnection`. */
export const realtimeTimings: RealtimeTimings = {
  activityMs: 120_000,
  pongMs: 30_000,
  unavailableMs: 10_000,
  retryAfterMs: 1_000,
};

/** Something may have changed. It carries no state: whoever cares reads again. */
export type RealtimeHint = {
  readonly channel: string;
  /** What the service calls it, as `booking.updated`, or `resumed` when hints may have been missed until now. */
  readonly event: string;
  /** When it happened, as far as is known. */
  readonly at: EpochMs;
};

/** A hint as it arrived. `id` tells one event delivered twice from two events; null when the service gives none. */
export type DeliveredHint = RealtimeHint & { readonly id: string | null };

export type AuthorisationFailure = {
  readonly channel: string;
  /** The HTTP status of the authorisation call, or null when it gave none. */
  readonly status: number | null;
  readonly reason: string;
};

/** What a connection tells. */
export type RealtimeConnectionEvent =
  | { readonly type: "connection.changed"; readonly state: Exclude<RealtimeState, "initialized"> }
  | { readonly type: "channel.joined"; readonly channel: string; readonly at: EpochMs }
  | { readonly type: "channel.refused"; readonly failure: AuthorisationFailure }
  | { readonly type: "hint.arrived"; readonly hint: DeliveredHint };

/**
 * The port to a real-time service. It keeps itself connected after `connect` until `disconnect`, and says so; commands never
 * throw, and repeating one does nothing.
 */
export interface RealtimeConnection {
  connect(timings: RealtimeTimings): void;
  disconnect(): void;
  /** Asked for only while connected, and again after every reconnection. */
  subscribe(channel: string): void;
  /** At any time; the channel is not to come back with a reconnection. */
  unsubscribe(channel: string): void;
  /** Gives the way to stop listening. */
  listen(listener: (event: RealtimeConnectionEvent) => void): () => void;
}

/** What the machine asks of the connection. */
export type RealtimeCommand =
  | { readonly type: "connect" }
  | { readonly type: "disconnect" }
  | { readonly type: "subscribe"; readonly channels: readonly string[] }
  | { readonly type: "unsubscribe"; readonly channel: string };

export type ChannelState = {
  /** How many places want it. */
  readonly wanted: number;
  readonly status: "waiting" | "joined" | "refused";
};

export type RealtimeContext = {
  readonly channels: Readonly<Record<string, ChannelState>>;
  /** The last hints delivered, newest last, by channel, event and id. */
  readonly delivered: readonly string[];
};

export type RealtimeEvent =
  | RealtimeConnectionEvent
  | { readonly type: "realtime.connect" }
  | { readonly type: "realtime.disconnect" }
  | { readonly type: "channel.subscribe"; readonly channel: string }
  | { readonly type: "channel.unsubscribe"; readonly channel: string };

/** What the machine tells the application. */
export type RealtimeEmitted =
  | { readonly type: "hint"; readonly hint: RealtimeHint }
  | { readonly type: "authorisationFailed"; readonly failure: AuthorisationFailure };
