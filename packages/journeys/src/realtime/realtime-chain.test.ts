import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { connectRealtime, realtimeActors, realtimeMachine } from "@safar/engine";
import { createRandom } from "@safar/sandbox";
import { createRealtimeServer } from "@safar/sandbox/server";
import Pusher from "pusher";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import { createRealtimeConnection } from "../../../web/src/engine/live/realtime.adapter.ts";

const app = { appId: "1", key: "key", secret: "secret" };

test("default: what a service publishes reaches the engine as one hint, also after the line broke", async () => {
  const clock = {
    now: () => Date.now(),
    setTimeout: (callback: () => void, ms: number) => setTimeout(callback, ms)[Symbol.toPrimitive](),
    clearTimeout: (handle: unknown) => clearTimeout(Number(handle)),
  };
  const realtime = createRealtimeServer({ ...app, clock, random: createRandom("chain") });
  const authority = new Pusher({ ...app, host: "127.0.0.1" });
  const http = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    const [socketId, channel] = [form.get("socket_id") ?? "", form.get("channel_name") ?? ""];
    if (channel === "private-user.no") return response.writeHead(403).end("forbidden");
    return response.writeHead(200).end(JSON.stringify(authority.authorizeChannel(socketId, channel)));
  });
  http.on("upgrade", (request, socket, head) => {
    if (!realtime.handleUpgrade(request, socket, head)) socket.destroy();
  });
  await new Promise<void>((resolve) => {
    http.listen(0, "127.0.0.1", resolve);
  });
  const { port } = http.address() as AddressInfo;
  const connection = createRealtimeConnection(
    { key: app.key, url: `ws://127.0.0.1:${port}`, authorisationPath: `http://127.0.0.1:${port}/auth` },
    clock,
  );
  const actor = createActor(realtimeMachine.provide({ actors: realtimeActors({ connection }) }));
  const hints: string[] = [];
  const refused: (number | null)[] = [];
  actor.on("hint", ({ hint }) => hints.push(hint.event));
  actor.on("authorisationFailed", ({ failure }) => refused.push(failure.status));
  actor.start();
  const view = () => connectRealtime(actor.getSnapshot(), (event) => actor.send(event));
  for (const channel of ["private-user.1", "private-user.no"]) actor.send({ type: "channel.subscribe", channel });
  view().commands.connect?.();
  await expect.poll(() => view().shouldPollChannel("private-user.1")).toBe(false);
  await expect.poll(() => refused).toEqual([403]);
  realtime.faults.set({ duplicate: 1 });
  realtime.publish("private-user.1", "wallet.updated", {});
  realtime.faults.clear();
  realtime.publish("private-user.1", "end", {});
  await expect.poll(() => hints).toEqual(["resumed", "wallet.updated", "end"]);
  realtime.faults.flap();
  await expect.poll(() => hints).toEqual(["resumed", "wallet.updated", "end", "resumed"]);
  actor.stop();
  await realtime.stop();
  http.close();
});
