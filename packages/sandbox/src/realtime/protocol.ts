/** The Pusher Channels protocol, version 7: its words and its numbers. */
export const protocolVersion = 7;

export const limits = {
  channelNameLength: 164,
  eventNameLength: 200,
  /** Bytes of an event's data, published or from a client. */
  dataBytes: 10_240,
  channelsPerTrigger: 100,
  eventsPerBatch: 10,
  membersPerPresenceChannel: 100,
  userIdLength: 128,
  /** Bytes of a member's `user_info`. */
  userInfoBytes: 1_024,
  clientEventsPerSecond: 10,
  /** A signed request older or newer than this is refused. */
  signatureAgeSeconds: 600,
} as const;

/** Without a message for `activitySeconds` the server pings; without an answer for `pongSeconds` more it hangs up. */
export const liveness = { activitySeconds: 120, pongSeconds: 30 } as const;

/**
 * Why a connection ends. Clients read the range: 4000–4099 do not come back, 4100–4199 come back after a pause, 4200–4299
 * come back at once.
 */
export const closeReasons = {
  /** WebSocket's own code for a server that stops. Clients wait a second, so that they find its successor listening. */
  goingAway: { code: 1001, reason: "Server going away" },
  appNotFound: { code: 4001, reason: "Application does not exist; check the app key in the path /app/{key}" },
  pathNotFound: { code: 4005, reason: "Path not found; connect to /app/{key}" },
  versionMalformed: { code: 4006, reason: "Invalid version string format; send protocol=7" },
  versionUnsupported: { code: 4007, reason: "Unsupported protocol version; send protocol=7" },
  versionMissing: { code: 4008, reason: "No protocol version supplied; send protocol=7" },
  unauthorised: { code: 4009, reason: "Connection is unauthorized" },
  overCapacity: { code: 4100, reason: "Over capacity" },
  reconnect: { code: 4200, reason: "Generic reconnect immediately" },
  pongMissing: {
    code: 4201,
    reason: "Pong reply not received: ping was sent to the client, but no reply was received",
  },
} as const;

export type CloseReason = { readonly code: number; readonly reason: string };

export const clientEventRateExceeded = 4301;

/** What the server says. `data` goes over the wire as a JSON string, as the protocol asks. */
export type ServerMessage = {
  readonly event: string;
  readonly channel?: string;
  readonly data: unknown;
  /** Who sent a client event on a presence channel. */
  readonly user_id?: string;
};

export type ClientMessage = { readonly event: string; readonly channel?: string; readonly data: unknown };

export const encode = (message: ServerMessage): string =>
  JSON.stringify({
    ...message,
    data: typeof message.data === "string" ? message.data : JSON.stringify(message.data),
  });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Null for bytes that are no message. */
export const decode = (text: string): ClientMessage | null => {
  const value = parse(text);
  if (!isRecord(value) || typeof value.event !== "string") return null;
  const message = { event: value.event, data: value.data };
  return typeof value.channel === "string" ? { ...message, channel: value.channel } : message;
};

/** An object given as such or as its JSON text; empty for anything else. */
export const recordOf = (data: unknown): Readonly<Record<string, unknown>> => {
  const value = typeof data === "string" ? parse(data) : data;
  return isRecord(value) ? value : {};
};

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

export type ChannelKind = "public" | "private" | "encrypted" | "presence" | "user";

export const userChannelPrefix = "#server-to-user-";

export const kindOf = (channel: string): ChannelKind => {
  if (channel.startsWith(userChannelPrefix)) return "user";
  if (channel.startsWith("presence-")) return "presence";
  if (channel.startsWith("private-encrypted-")) return "encrypted";
  return channel.startsWith("private-") ? "private" : "public";
};

/** Letters, digits and `_ - = @ , . ;`, at most 164 of them; or a signed-in user's own channel. */
export const isChannelName = (name: string): boolean =>
  name.length <= limits.channelNameLength && /^(?:#server-to-user-)?[A-Za-z0-9_\-=@,.;]+$/.test(name);
