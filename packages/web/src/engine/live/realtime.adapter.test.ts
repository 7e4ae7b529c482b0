import { realtimeTimings } from "@safar/engine";
import { expect, test, vi } from "vitest";
import { createRealtimeConnection } from "./realtime.adapter.ts";

/** What reached the line, in order. */
const line: string[] = [];

/** As the library does it: what it is told to say goes out in its next task, and hanging up is done at once. */
class Library {
  readonly connection = { state: "connected", bind: () => undefined, unbind: () => undefined };
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
