import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type SandboxServer, startSandboxServer } from "@safar/sandbox/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../../../scripts/lib/free-port.ts";
import { settingsFor } from "../../../../scripts/lib/sandbox-settings.ts";
import { people, signInAs } from "../product/hands.ts";
import { visiting } from "../product/visit.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const serve = 'import { serveWeb } from "./packages/web/server/serve.ts"; await serveWeb();';

let sandbox: SandboxServer;
let settings: NodeJS.ProcessEnv;
let port = 0;
let server: ChildProcess | undefined;

const isUp = (): Promise<boolean> =>
  fetch(`http://localhost:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The web server as a process of its own, which can be killed. */
const startServer = async (): Promise<void> => {
  const { REDIS_URL: _, ...environment } = process.env;
  server = spawn(process.execPath, ["--input-type=module", "--eval", serve], {
    cwd: root,
    env: { ...environment, ...settings, PORT: String(port), LOG_LEVEL: "silent", TRUST_PROXY: "true" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 100));
};

const killServer = (): Promise<void> =>
  new Promise((resolve) => {
    server?.once("exit", () => resolve());
    server?.kill("SIGKILL");
  });

beforeAll(async () => {
  sandbox = await startSandboxServer();
  settings = settingsFor(sandbox);
  port = await freePort();
  await startServer();
});
afterAll(async () => {
  await killServer();
  await sandbox.stop();
});

test("behavior: a server that starts again knows no sessions, says so, and goes on", async () => {
  await visiting({ origin: `http://localhost:${port}` }, async ({ page, go }) => {
    await go("/login?return=/wallet");
    await signInAs(page, "en", people.ayesha);
    await killServer();
    await startServer();
    await page.goto(`http://localhost:${port}/wallet`);
    await page.waitForURL(/\/(?:login|session-expired)/);
    await go("/login?return=/wallet");
    await signInAs(page, "en", people.ayesha);
    await page.waitForURL(/\/wallet$/);
  });
});

test("behavior: services that have lost everything tell of no booking and of no payment", async () => {
  const orders = sandbox.sandbox.store.collection<{ readonly id: string; readonly uuid: string }>("orders");
  const [order] = orders.all();
  sandbox.sandbox.reset("another world");
  await visiting({ origin: `http://localhost:${port}` }, async ({ page, go }) => {
    await go(`/flights/payments/${order?.uuid}`);
    expect(await page.getByRole("main").textContent()).not.toMatch(/received|ticket issued|confirmed/i);
    await go(`/flight/booking/${order?.uuid}`);
    expect(await page.getByRole("main").textContent()).not.toMatch(/received|ticket issued|confirmed/i);
  });
});
