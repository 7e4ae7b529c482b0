import { createRandom } from "../core/random.ts";
import type { RealtimeClock } from "./clock.ts";
import type { Socket } from "./connection.ts";
import { createRealtime, type Realtime } from "./realtime.ts";

export const app = { appId: "4711", key: "safar-key", secret: "safar-secret" };

/** A clock that a test moves. */
export const manualClock = (start = Date.UTC(2026, 0, 1)) => {
  let now = start;
  let timers: { at: number; callback: () => void }[] = [];
  const clock: RealtimeClock = {
    now: () => now,
    setTimeout: (callback, delayMs) => {
      const timer = { at: now + delayMs, callback };
      timers.push(timer);
      return timer;
    },
    clearTimeout: (handle) => {
      timers = timers.filter((timer) => timer !== handle);
    },
  };
  const advance = (ms: number) => {
    const until = now + ms;
    for (;;) {
      const due = timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
      if (!due) break;
      timers = timers.filter((timer) => timer !== due);
      now = due.at;
      due.callback();
    }
    now = until;
  };
  return { clock, advance, pending: () => timers.length };
};

export type Heard = {
  readonly event: string;
  readonly channel?: string;
  readonly data: unknown;
  readonly user_id?: string;
};

/** A client of the protocol core with nothing between: what it was told, and how it was closed. */
export const attach = (realtime: Pick<Realtime, "connect">, path?: string) => {
  const heard: Heard[] = [];
  const closes: number[] = [];
  const socket: Socket = {
    send: (text) => {
      const message = JSON.parse(text);
      heard.push({ ...message, data: JSON.parse(message.data) });
    },
    close: (code) => closes.push(code),
  };
  const connection = realtime.connect(socket, path);
  const say = (event: string, data: unknown, channel?: string) =>
    connection?.receive(JSON.stringify({ event, data, channel }));
  const events = (name: string) => heard.filter(({ event }) => event === name);
  return { heard, closes, connection, say, events, id: connection?.id ?? "" };
};

export const inProcess = () => {
  const time = manualClock();
  const realtime = createRealtime({ ...app, clock: time.clock, random: createRandom("realtime") });
  return { ...time, realtime, attach: (path?: string) => attach(realtime, path) };
};
