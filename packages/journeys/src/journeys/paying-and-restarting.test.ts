import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SandboxServer, startSandboxServer } from "@safar/sandbox/server";
import type { Page, Request } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { busHands } from "../product/bus-hands.ts";
import { dayIn } from "../product/days.ts";
import { handsOn, people, signInAs } from "../product/hands.ts";
import { heldOf } from "../product/held.ts";
import { noteSandbox, type Sandbox, sandboxAt } from "../product/sandbox.ts";
import { type Visit, visiting } from "../product/visit.ts";
import { type WebProcess, webProcess } from "../product/web-process.ts";

let folder = "";
let services: SandboxServer;
let sandbox: Sandbox;
let server: WebProcess;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "safar-paying-"));
  services = await startSandboxServer();
  sandbox = sandboxAt(services.adminUrl);
  server = await webProcess(services, { STATE_FILE: join(folder, "web.sqlite"), TRUST_PROXY: "true" });
  noteSandbox(server.origin, services.adminUrl);
  await server.start();
});
afterEach(async () => {
  await server.kill();
  await services.stop();
  await rm(folder, { recursive: true });
});

const orders = () => sandbox.rows("orders");
const received = async () =>
  (await sandbox.rows("payment_attempts")).filter(({ state }) => state === "received").length;

/** Somebody signed in pays for a bus; the service has taken the money, and its answer is on its way for a while. */
const untilTaken = async ({ page, go }: Visit): Promise<string> => {
  const route = `/bus/lahore-to-multan?date=${dayIn(10)}`;
  await go(`/login?return=${encodeURIComponent(route)}`);
  await signInAs(page, "en", people.ayesha);
  await page.waitForURL(/lahore-to-multan/);
  const known = new Set((await orders()).map(({ id }) => id));
  const hands = busHands(page, "en");
  await hands.openCoach();
  // For somebody else than who is signed in.
  await page.locator("[role=radiogroup] input[value=male]").first().check({ force: true });
  await hands.free.last().click();
  await hands.bookTo("review", 1);
  await hands.toPayment();
  const before = await received();
  await sandbox.fault({ point: "delay", match: { path: "financial/process" }, ms: 6000 });
  await hands.payByCard();
  await expect.poll(received).toBe(before + 1);
  await sandbox.clearFaults();
  return String((await orders()).find(({ id }) => !known.has(id))?.["uuid"]);
};

/** The writes of a page that are not answered yet. */
const openCalls = (page: Page): ReadonlySet<Request> => {
  const open = new Set<Request>();
  page.on("request", (call) => call.method() === "POST" && open.add(call));
  page.on("requestfinished", (call) => open.delete(call));
  page.on("requestfailed", (call) => open.delete(call));
  return open;
};

const confirmation = /\/payments\/bus\/confirmation\//;

test("behavior: who paid while the server was killed is told so, signed in again, and pays once", async () => {
  await visiting({ origin: server.origin }, async (visit) => {
    const { page, go } = visit;
    const uuid = await untilTaken(visit);
    await server.kill();
    await server.start();
    const payment = `/bus/payments/${uuid}`;
    await page.goto(server.origin + payment);
    // The session ended with the process. Whoever paid is asked who they are, and not told that there is no payment.
    const { button, sees } = handsOn(page, "en");
    await expect
      .poll(async () => /login|session-expired/.test(page.url()) || (await button("Sign in").count()) > 0)
      .toBe(true);
    expect(await page.getByRole("main").textContent()).not.toMatch(/not found|no payment/i);
    await go(`/login?return=${encodeURIComponent(payment)}`);
    await signInAs(page, "en", people.ayesha);
    await page.waitForURL(confirmation);
    await sees("Ticket issued");
    expect(await heldOf(sandbox, uuid)).toEqual({ status: "Confirmed", captured: 1 });
  });
});

test("behavior: a payment that runs when the server is told to stop goes to its end, and its payer hears of it", async () => {
  await visiting({ origin: server.origin }, async (visit) => {
    const { page } = visit;
    const open = openCalls(page);
    const uuid = await untilTaken(visit);
    const paying = [...open];
    expect(paying.length).toBeGreaterThan(0);
    expect(await server.stop()).toEqual([0, null]);
    const answers = await Promise.all(paying.map((call) => call.response()));
    expect(answers.map((answer) => answer?.status())).toEqual(paying.map(() => 200));
    await server.start();
    await page.reload();
    await page.waitForURL(/confirmation|login|session-expired/);
    // The supplier issues the ticket in its own time, after the payment.
    await expect.poll(() => heldOf(sandbox, uuid)).toEqual({ status: "Confirmed", captured: 1 });
  });
});
