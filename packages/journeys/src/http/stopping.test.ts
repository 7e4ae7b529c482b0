import { type SandboxServer, startSandboxServer } from "@safar/sandbox/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ask } from "../product/ask.ts";
import { sandboxAt } from "../product/sandbox.ts";
import { type WebProcess, webProcess } from "../product/web-process.ts";

let sandbox: SandboxServer;
let server: WebProcess;

beforeEach(async () => {
  sandbox = await startSandboxServer();
  server = await webProcess(sandbox);
  await server.start();
});
afterEach(async () => {
  await server.kill();
  await sandbox.stop();
});

const askAt = (path: string) => ask(path, { origin: server.origin });
const slowPage = async () => {
  const admin = sandboxAt(sandbox.adminUrl);
  const before = (await admin.journal()).length;
  await admin.fault({ point: "delay", match: { call: "C119" }, ms: 4000 });
  const page = askAt("/blogs");
  await expect.poll(async () => (await admin.journal()).length).toBeGreaterThan(before);
  return { page };
};

test("behavior: a server that is told to stop says so, finishes what it has begun, and ends well", async () => {
  expect((await askAt("/readyz")).status).toBe(200);
  const { page } = await slowPage();
  const ended = server.stop();
  await expect.poll(async () => (await askAt("/readyz")).status).toBe(503);
  expect((await askAt("/about-us")).status).toBe(200);
  expect((await page).status).toBe(200);
  expect(await ended).toEqual([0, null]);
  await expect(askAt("/readyz")).rejects.toThrow(/ECONNREFUSED/);
});

test("behavior: a second server at the same port says what is in the way", async () => {
  const { ended, said } = await server.second();
  expect(ended).toEqual([1, null]);
  expect(said).toBe(
    `Port ${new URL(server.origin).port} is in use. Stop what listens there, or name another port with PORT.\n`,
  );
});
