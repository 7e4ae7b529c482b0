import { realtimeTimings } from "@safar/engine";
import { expect, test, vi } from "vitest";
import { createRealtimeConnection } from "./realtime.adapter.ts";

/** What reached the line, in order. */
const line: string[] = [];

/** Whoever waits for the line to be opened, and whether that takes a while. */
const opened = new Set<() => void>();
let isSlow = false;

/** As the library does it: what it is told to say goes out in its next task, and hanging up is done at once. */
class Library {
  readonly connection = {
    state: isSlow ? "connecting" : "connected",
    bind: (_: string, listener: () => void) => opened.add(listener),
    unbind: () => opened.clear(),
  };
  channel() {
    return undefined;
  }
  subscribe() {
    return { bind: () => undefined, bind_global: () => undefined };
  }
  unsubscribe(name: string) {
    setTimeout(() => line.push(`leaves ${name}`));
  }
  disconnect() {
    line.push("hung up");
  }
}

vi.mock("pusher-js", () => ({ default: Library }));

test("behavior: a channel that is left is left before the line is hung up", async () => {
  const realtime = createRealtimeConnection({ key: "key", url: "ws://realtime.example" }, { now: () => 0 });
  const connected = new Promise<void>((resolve) => {
    realtime.listen((event) => {
      if (event.type === "connection.changed" && event.state === "connected") resolve();
    });
  });
  realtime.connect(realtimeTimings);
  await connected;
  realtime.subscribe("seats.1");
  realtime.unsubscribe("seats.1");
  realtime.disconnect();
  await vi.waitFor(() => expect(line).toHaveLength(2));
  expect(line).toEqual(["leaves seats.1", "hung up"]);
});

test("behavior: a line that is still being opened is hung up once it is open, which no browser takes for an error", async () => {
  isSlow = true;
  line.length = 0;
  const realtime = createRealtimeConnection({ key: "key", url: "ws://realtime.example" }, { now: () => 0 });
  realtime.connect(realtimeTimings);
  await vi.waitFor(() => expect(opened.size).toBe(1));
  realtime.disconnect();
  await vi.waitFor(() => expect(opened.size).toBe(1));
  expect(line).toEqual([]);
  for (const tell of opened) tell();
  expect(line).toEqual(["hung up"]);
});
