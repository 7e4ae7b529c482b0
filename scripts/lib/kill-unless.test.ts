import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { killUnless } from "./kill-unless.ts";

const children: ChildProcess[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** Neither ends by itself nor when it is asked to. */
const hung = async (): Promise<ChildProcess> => {
  const script = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("hung")';
  const child = spawn(process.execPath, ["--eval", script], { stdio: ["ignore", "pipe", "ignore"] });
  children.push(child);
  await once(child.stdout ?? child, "data");
  return child;
};

test("behavior: a process that hangs is killed when its time is over, and standard error says so", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const child = await hung();
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  killUnless(child, "ended", 100);
  expect(await ended).toEqual([null, "SIGKILL"]);
  expect(said).toHaveBeenCalledExactlyOnceWith(`Web process ${child.pid} has not ended within 0.1 s, and is killed.`);
});

test("default: one that came to it in time is left alone", async () => {
  const child = await hung();
  killUnless(child, "answered", 100)();
  await wait(200);
  expect([child.exitCode, child.signalCode]).toEqual([null, null]);
});
