import { type SandboxServer, startSandboxServer } from "@safar/sandbox/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { people, signInAs } from "../product/hands.ts";
import { visiting } from "../product/visit.ts";
import { type WebProcess, webProcess } from "../product/web-process.ts";

let sandbox: SandboxServer;
let server: WebProcess;

beforeAll(async () => {
  sandbox = await startSandboxServer();
  server = await webProcess(sandbox, { TRUST_PROXY: "true" });
  await server.start();
});
afterAll(async () => {
  await server.kill();
  await sandbox.stop();
});

test("behavior: a server that starts again knows no sessions, says so, and goes on", async () => {
  await visiting({ origin: server.origin }, async ({ page, go }) => {
    await go("/login?return=/wallet");
    await signInAs(page, "en", people.ayesha);
    await server.kill();
    await server.start();
    await page.goto(`${server.origin}/wallet`);
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
  await visiting({ origin: server.origin }, async ({ page, go }) => {
    await go(`/flights/payments/${order?.uuid}`);
    expect(await page.getByRole("main").textContent()).not.toMatch(/received|ticket issued|confirmed/i);
    await go(`/flight/booking/${order?.uuid}`);
    expect(await page.getByRole("main").textContent()).not.toMatch(/received|ticket issued|confirmed/i);
  });
});
