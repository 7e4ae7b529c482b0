import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type SandboxServer, startSandboxServer } from "@safar/sandbox/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort } from "../../../../scripts/lib/free-port.ts";
import { settingsFor } from "../../../../scripts/lib/sandbox-settings.ts";
import { ask } from "../product/ask.ts";
import { sandboxAt } from "../product/sandbox.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const start = 'import { present } from "./scripts/lib/present.ts"; await present();';

let sandbox: SandboxServer;
let server: ChildProcess;
let origin = "";

/** As `npm start` starts it, in a process of its own. */
const startServer = async (): Promise<void> => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const { REDIS_URL: _, STATE_FILE: __, ...environment } = process.env;
  server = spawn(process.execPath, ["--input-type=module", "--eval", start], {
    cwd: root,
    env: { ...environment, ...settingsFor(sandbox), PORT: String(port), STATE_FILE: "", STOP_DELAY_SECONDS: "2" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // It says where it is once it is there.
  await once(server.stdout ?? server, "data");
};

beforeEach(async () => {
  sandbox = await startSandboxServer();
  await startServer();
});
afterEach(async () => {
  server.kill("SIGKILL");
  await sandbox.stop();
});

const askAt = (path: string) => ask(path, { origin });
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
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await expect.poll(async () => (await askAt("/readyz")).status).toBe(503);
  expect((await askAt("/about-us")).status).toBe(200);
  expect((await page).status).toBe(200);
  expect(await ended).toEqual([0, null]);
  await expect(askAt("/readyz")).rejects.toThrow(/ECONNREFUSED/);
});

test("behavior: a second server at the same port says what is in the way", async () => {
  const second = spawn(process.execPath, ["--input-type=module", "--eval", start], {
    cwd: root,
    env: { ...process.env, ...settingsFor(sandbox), PORT: new URL(origin).port, STATE_FILE: "" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said: string[] = [];
  second.stderr?.on("data", (data) => said.push(String(data)));
  expect(await once(second, "exit")).toEqual([1, null]);
  expect(said.join("")).toBe(
    `Port ${new URL(origin).port} is in use. Stop what listens there, or name another port with PORT.\n`,
  );
});
