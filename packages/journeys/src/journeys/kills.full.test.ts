import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SandboxServer, startSandboxServer } from "@safar/sandbox/server";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startRedis } from "../../../../scripts/lib/redis.ts";
import { busHands } from "../product/bus-hands.ts";
import { dayIn } from "../product/days.ts";
import { handsOn, people, signInAs } from "../product/hands.ts";
import { heldOf } from "../product/held.ts";
import { noteSandbox, type Sandbox, sandboxAt } from "../product/sandbox.ts";
import { type Visit, visiting } from "../product/visit.ts";
import { type WebProcess, webProcess } from "../product/web-process.ts";

/*
 * Fifty times the server is killed while money moves: at another moment each time, from before the service has heard of it until after it
 * has answered. Nothing may be taken twice, nothing may be lost, and whoever paid is told so. All of it with each place where a server
 * keeps what must outlive it.
 */
const kills = { payments: 30, withdrawals: 20 } as const;
/** The service answers so late that every moment of a kill is in the middle of something. */
const answerMs = 1_500;

let services: SandboxServer;
let sandbox: Sandbox;
let server: WebProcess;

/** Where is kept what must outlive a process, and how it is cleared away. */
type Kept = {
  readonly settings: Readonly<Record<string, string>>;
  /** Whether who is signed in outlives the process too. */
  readonly keepsSessions: boolean;
  readonly clear: () => Promise<void>;
};

const keptInFile = async (): Promise<Kept> => {
  const folder = await mkdtemp(join(tmpdir(), "safar-kills-"));
  return {
    settings: { STATE_FILE: join(folder, "web.sqlite") },
    keepsSessions: false,
    clear: () => rm(folder, { recursive: true }),
  };
};

const keptInRedis = async (): Promise<Kept> => {
  const redis = await startRedis();
  return { settings: { REDIS_URL: redis.url }, keepsSessions: true, clear: async () => redis.stop() };
};

/** Each at its own moment, spread over the whole of what goes on. */
const momentsOf = (count: number, answers: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, index) => [
    index + 1,
    Math.round(((index + 0.5) / count) * (answers * answerMs + 500)),
  ]);

const audit = (): readonly unknown[] => services.sandbox.ledger.audit();

/** Kills it at a moment after something has begun, and starts it again. */
const killAfter = async (ms: number): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  await server.kill();
  await sandbox.clearFaults();
  await server.start();
};

/** A guest's coach, up to the press that pays for it. */
const untilPayment = async ({ go, page }: Visit, departure: number): Promise<string> => {
  await go(`/bus/lahore-to-islamabad?date=${dayIn(5 + (departure % 20))}`);
  const hands = busHands(page, "en");
  await hands.openCoach(departure % 3);
  await hands.takeSeatByKey();
  await hands.bookTo("review", 1);
  await hands.toPayment();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
};

const withdrawals = () => sandbox.rows("withdrawals");

const toSummary = async (page: Page): Promise<void> => {
  const { button, heading, press } = handsOn(page, "en");
  await heading("Withdraw cash");
  await page.getByLabel(/^Amount in /).fill("1000");
  await press("Continue");
  // The account that is kept is chosen already.
  await page.getByRole("radio", { checked: true }).waitFor({ state: "attached" });
  await press("Continue");
  await heading("Your withdrawal");
  await button("Confirm and get a code").waitFor();
};

const wallet = "/wallet/withdraw-cash";

describe.each([
  ["a file", keptInFile],
  ["Redis", keptInRedis],
])("with %s", (_, keep) => {
  let kept: Kept;
  beforeAll(async () => {
    kept = await keep();
    services = await startSandboxServer();
    sandbox = sandboxAt(services.adminUrl);
    server = await webProcess(services, { ...kept.settings, TRUST_PROXY: "true" });
    noteSandbox(server.origin, services.adminUrl);
    await server.start();
  });
  afterAll(async () => {
    await server.kill();
    await services.stop();
    await kept.clear();
  });

  test.each(momentsOf(kills.payments, 1))(
    "invariant: kill %i, %i ms into a payment, takes nothing twice and loses nothing",
    async (kill, ms) => {
      await visiting({ origin: server.origin, isWatched: false }, async (visit) => {
        const { page } = visit;
        const uuid = await untilPayment(visit, kill);
        await sandbox.fault({ point: "delay", match: { path: "financial/process" }, ms: answerMs });
        await busHands(page, "en").payByCard();
        await killAfter(ms);
        await page.goto(`${server.origin}/bus/payments/${uuid}`);
        const taken = () => heldOf(sandbox, uuid).then(({ captured }) => captured);
        const wasTaken = await taken();
        const { heading } = handsOn(page, "en");
        // Whoever paid is told so; whoever did not can pay, and pays once.
        if (wasTaken === 0) {
          await heading("Payment");
          await busHands(page, "en").payByCard();
        }
        await page.waitForURL(/\/payments\/bus\/confirmation\//);
        expect(await taken()).toBe(1);
        expect(audit()).toEqual([]);
      });
    },
  );

  test.each(
    // What there is already is read first.
    momentsOf(kills.withdrawals, 2),
  )("invariant: kill %i, %i ms into a withdrawal, holds nothing twice and loses nothing", async (_, ms) => {
    // The next code is not asked for at once.
    await sandbox.advance(120_000);
    const known = new Set((await withdrawals()).map(({ id }) => id));
    await visiting({ origin: server.origin, isWatched: false }, async ({ go, page }) => {
      const { button, press, sees } = handsOn(page, "en");
      const enter = async () => {
        await go(`/login?return=${encodeURIComponent(wallet)}`);
        await signInAs(page, "en", people.ayesha);
        await page.waitForURL(/withdraw-cash|verify-otp/);
      };
      await enter();
      await toSummary(page);
      await sandbox.fault({ point: "delay", match: { call: "C094" }, ms: answerMs });
      await press("Confirm and get a code");
      await killAfter(ms);
      if (!kept.keepsSessions) await enter();
      const made = (await withdrawals()).filter(({ id }) => !known.has(id));
      expect(made.length).toBeLessThanOrEqual(1);
      // Read once more: the service may have answered nobody, later than the page was read before.
      await go(wallet);
      // What was asked for is there, and can be taken back; what was not is not claimed to be.
      if (made.length === 0) await page.getByRole("heading", { level: 1 }).first().waitFor();
      else {
        // Who is still signed in may be back at the code itself; anybody else is shown what waits.
        await button("Cancel the withdrawal").waitFor();
        // A press does not count on a page that is just being left for the code.
        await page.waitForLoadState("networkidle");
        await press("Cancel the withdrawal");
        await sees("This withdrawal is cancelled");
      }
      expect((await withdrawals()).filter(({ id }) => !known.has(id)).map(({ status }) => status)).toEqual(
        made.map(() => "cancelled"),
      );
      expect(audit()).toEqual([]);
    });
  });
});
