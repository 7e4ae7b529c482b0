import type { Clock, RealtimeConnection, RealtimeConnectionEvent, RealtimeTimings } from "@safar/engine";
import { realtimeStates } from "@safar/engine";
import type Pusher from "pusher-js";

export type RealtimeSettings = {
  /** The app's public key. */
  readonly key: string;
  /** Where the real-time service listens: `wss://ws.example:443`. */
  readonly url: string;
  /** Our own server's address that signs subscriptions. Same-origin, so that the session goes along and no other site's page gets in. */
  readonly authorisationPath?: string;
};

type Listener = (event: RealtimeConnectionEvent) => void;
type ReportedState = Extract<RealtimeConnectionEvent, { type: "connection.changed" }>["state"];

const isReported = (state: unknown): state is ReportedState =>
  state !== "initialized" && realtimeStates.some((one) => one === state);

const fieldsOf = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === "object" && data !== null ? { ...data } : {};

/** The library's own events of a channel, and those that other visitors may send. */
const isHint = (event: string) => !event.startsWith("pusher") && !event.startsWith("client-");

/** `retryAfterMs` has no option: a dropped connection is tried again after a second in the library itself. */
const optionsFor = ({ url, authorisationPath = "/api/realtime/auth" }: RealtimeSettings, timings: RealtimeTimings) => {
  const { protocol, hostname, port, pathname } = new URL(url);
  const forceTLS = protocol === "wss:";
  const wsPort = Number(port || (forceTLS ? 443 : 80));
  return {
    // Asked for, and without meaning when the host is given.
    cluster: "self",
    wsHost: hostname,
    wsPort,
    wssPort: wsPort,
    forceTLS,
    ...(pathname !== "/" && { wsPath: pathname }),
    // WebSocket or nothing: without it the application polls by itself.
    enabledTransports: ["ws" as const, "wss" as const],
    activityTimeout: timings.activityMs,
    pongTimeout: timings.pongMs,
    unavailableTimeout: timings.unavailableMs,
    channelAuthorization: { transport: "ajax" as const, endpoint: authorisationPath },
  };
};

/** A line that is closed before it is open is an error to the browser: what comes of it is waited for. */
const letGo = (pusher: Pusher): void => {
  if (pusher.connection.state !== "connecting") return pusher.disconnect();
  pusher.connection.bind("state_change", () => pusher.disconnect());
};

/** The real-time port over pusher-js, which is fetched with the first `connect`. */
export const createRealtimeConnection = (settings: RealtimeSettings, clock: Pick<Clock, "now">): RealtimeConnection => {
  const listeners = new Set<Listener>();
  const wanted = new Set<string>();
  let client: Pusher | null = null;
  let attempt = 0;

  const tell: Listener = (event) => {
    for (const listener of listeners) listener(event);
  };

  const tellState = (state: unknown) => {
    if (isReported(state)) tell({ type: "connection.changed", state });
  };

  const listenTo = (pusher: Pusher, name: string) => {
    const channel = pusher.subscribe(name);
    channel.bind("pusher:subscription_succeeded", () => {
      // The library may bring back a channel that was left while its subscription was on the way.
      if (!wanted.has(name)) return pusher.unsubscribe(name);
      tell({ type: "channel.joined", channel: name, at: clock.now() });
    });
    channel.bind("pusher:subscription_error", (data: unknown) => {
      const { status, error } = fieldsOf(data);
      tell({
        type: "channel.refused",
        failure: {
          channel: name,
          status: typeof status === "number" ? status : null,
          reason: typeof error === "string" ? error : "The subscription was refused.",
        },
      });
    });
    channel.bind_global((event: string, data: unknown) => {
      if (!isHint(event)) return;
      const { event_id: id, sent_at: sentAt } = fieldsOf(data);
      const at = typeof sentAt === "string" ? Date.parse(sentAt) : Number.NaN;
      tell({
        type: "hint.arrived",
        hint: {
          channel: name,
          event,
          at: Number.isNaN(at) ? clock.now() : at,
          id: typeof id === "string" ? id : null,
        },
      });
    });
  };

  const hangUp = () => {
    attempt += 1;
    const left = client;
    client = null;
    if (!left) return;
    left.connection.unbind();
    // What the library was told just now, as to leave a channel, it says in its next task: on a line that is closed it would be an error.
    setTimeout(() => letGo(left));
  };

  // Each connect takes a new client: the library gives up on WebSockets for good after a few that broke.
  const connect = async (timings: RealtimeTimings) => {
    hangUp();
    const own = attempt;
    try {
      const { default: Library } = await import("pusher-js");
      if (own !== attempt) return;
      client = new Library(settings.key, optionsFor(settings, timings));
      client.connection.bind("state_change", ({ current }: { current: unknown }) => tellState(current));
      tellState(client.connection.state);
    } catch {
      if (own === attempt) tellState("failed");
    }
  };

  return {
    connect: (timings) => void connect(timings),
    disconnect: () => {
      hangUp();
      tellState("disconnected");
    },
    subscribe: (name) => {
      wanted.add(name);
      if (!client) return;
      if (client.channel(name)) client.subscribe(name);
      else listenTo(client, name);
    },
    unsubscribe: (name) => {
      wanted.delete(name);
      client?.unsubscribe(name);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
