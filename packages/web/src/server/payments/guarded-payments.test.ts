import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { attemptId, orderRefId, type PaymentService, type Problem, type ProcessOutcome } from "@safar/engine";
import { expect, test, vi } from "vitest";
import { createRateLimits } from "../security/rate-limits.ts";
import { createFileStore } from "../stores/file-store.ts";
import { createMemoryStore } from "../stores/memory-store.ts";
import { guardedPayments } from "./guarded-payments.ts";
import { createPayers } from "./payers.ts";

const order = orderRefId("K7QW3ZP9MA");
const plain = { usePromoCredits: false, voucher: null, useBalance: false } as const;
const bill = { ...plain, order, method: "card" } as const;
const attempt = {
  ...bill,
  flow: "card",
  attempt: attemptId("attempt-0001"),
  quoteHash: "hash-1",
  amount: { minor: 1000, currency: "PKR" },
  instrument: { kind: "none" },
} as const;
const card = { number: "4242424242424242", expiry: "12/29", securityCode: "123", holder: "Ayesha" };
const signedOut: Problem = { kind: "refused", code: "token_expired", status: 401, message: "", retryable: false };

const setUp = (
  person: string | null,
  answers: { readonly process?: ProcessOutcome; readonly options?: Problem } = {},
) => {
  const payments = {
    options: vi.fn(async () => ({ type: "PROBLEM", problem: answers.options ?? { kind: "offline" } }) as const),
    renewHold: vi.fn(async () => ({ type: "PROBLEM", problem: answers.options ?? { kind: "offline" } }) as const),
    bill: vi.fn(async () => {
      const total = { minor: 1000, currency: "PKR" } as const;
      const price = { lines: [], total };
      return {
        type: "BILLED",
        bill: { price, quoteHash: "hash-1", validUntil: 1, refused: "voucher_invalid" },
      } as const;
    }),
    tokenise: vi.fn(async () => ({ type: "TOKENISED", token: "tok_00000001", masked: "•••• 4242" }) as const),
    process: vi.fn(async () => answers.process ?? ({ type: "RECEIVED" } as const)),
    answer: vi.fn(async () => ({ type: "PENDING" }) as const),
    inquire: vi.fn(async () => ({ type: "NOT_FOUND" }) as const),
  } satisfies PaymentService;
  const store = createMemoryStore();
  const payers = createPayers(store);
  const rateLimits = createRateLimits();
  const endSession = vi.fn(async () => undefined);
  const onUnkept = vi.fn();
  const guardsFor = (who: string | null, clientAddress = "203.0.113.7") =>
    guardedPayments(payments, {
      payers,
      rateLimits,
      endSession,
      onUnkept,
      clientAddress,
      person: who,
      now: () => 1_000_000,
    });
  return { payments, store, endSession, onUnkept, guardsFor, guarded: guardsFor(person), rateLimits };
};

test("default: a guest pays, and an order that nobody signed in pays may be asked about by anybody who knows it", async () => {
  const { guarded } = setUp(null);
  expect(await guarded.process(attempt)).toEqual({ type: "RECEIVED" });
  expect(await guarded.inquire(order)).toEqual({ type: "NOT_FOUND" });
});

test("behavior: whoever began to pay signed in is asked to sign in again, never told that nothing was paid", async () => {
  const { guarded, guardsFor } = setUp("u-1");
  await guarded.process(attempt);
  const needsSignIn = { type: "PROBLEM", problem: { kind: "refused", code: "unauthorised" } };
  expect(await guardsFor(null).inquire(order)).toMatchObject(needsSignIn);
  expect(await guardsFor("u-2").inquire(order)).toMatchObject(needsSignIn);
  expect(await guarded.inquire(order)).toEqual({ type: "NOT_FOUND" });
});

test("behavior: a token that is no longer taken ends the session; a guest has none to end", async () => {
  const refusedAttempt = setUp("u-1", { process: { type: "REFUSED", reason: "signed_out" } });
  await refusedAttempt.guarded.process(attempt);
  expect(refusedAttempt.endSession).toHaveBeenCalledOnce();
  const refusedRead = setUp("u-1", { options: signedOut });
  expect(await refusedRead.guarded.options(order)).toEqual({ type: "PROBLEM", problem: signedOut });
  expect(refusedRead.endSession).toHaveBeenCalledOnce();
  const guest = setUp(null, { options: signedOut });
  await guest.guarded.options(order);
  expect(guest.endSession).not.toHaveBeenCalled();
});

test("behavior: too many attempts at one order are refused before they begin", async () => {
  const { guarded, guardsFor, payments } = setUp(null);
  for (let tried = 0; tried < 12; tried += 1) await guarded.process(attempt);
  expect(await guarded.process(attempt)).toEqual({ type: "REFUSED", reason: "busy" });
  expect(await guardsFor(null, "198.51.100.9").process(attempt)).toEqual({ type: "REFUSED", reason: "busy" });
  expect(payments.process).toHaveBeenCalledTimes(12);
});

test("behavior: nobody tries cards by the dozen from one address", async () => {
  const { guarded, payments } = setUp(null);
  for (let tried = 0; tried < 60; tried += 1) await guarded.tokenise(card);
  expect(await guarded.tokenise(card)).toMatchObject({
    type: "PROBLEM",
    problem: { code: "rate_limited", retryAfterMs: expect.any(Number) },
  });
  expect(payments.tokenise).toHaveBeenCalledTimes(60);
});

test("behavior: vouchers are not guessed, and bills without one are not counted", async () => {
  const { guarded } = setUp(null);
  for (let tried = 0; tried < 10; tried += 1) await guarded.bill({ ...bill, voucher: `GUESS${tried}` });
  expect(await guarded.bill({ ...bill, voucher: "GUESS10" })).toMatchObject({ problem: { code: "rate_limited" } });
  expect(await guarded.bill(bill)).toMatchObject({ type: "BILLED" });
});

test("behavior: wrong vouchers keep nobody from signing in, and one person's keep no other from theirs", async () => {
  const { guarded, guardsFor, rateLimits } = setUp("u-1");
  for (let tried = 0; tried < 62; tried += 1) await guarded.bill({ ...bill, voucher: `GUESS${tried}` });
  expect(await rateLimits.take("login-address", ["203.0.113.7"])).toEqual({ allowed: true });
  expect(await guardsFor("u-2").bill({ ...bill, voucher: "SAVE10" })).toMatchObject({ type: "BILLED" });
});

test("behavior: where nobody can be noted nothing is paid, and where nobody can be read nobody is told that nothing was", async () => {
  const { guarded, guardsFor, onUnkept, payments, store } = setUp("u-1");
  store.set = () => Promise.reject(new Error("database or disk is full"));
  expect(await guarded.process(attempt)).toEqual({ type: "REFUSED", reason: "busy" });
  expect(payments.process).not.toHaveBeenCalled();
  expect(onUnkept).toHaveBeenCalledOnce();
  expect(await guardsFor(null).process(attempt)).toEqual({ type: "RECEIVED" });
  store.get = () => Promise.reject(new Error("gone"));
  expect(await guarded.inquire(order)).toMatchObject({ problem: { code: "maintenance", retryable: true } });
});

test("behavior: who began to pay is known to the process that comes after", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "payers-")), "web.sqlite");
  await createPayers(createFileStore(path)).note(order, "u-1");
  expect(await createPayers(createFileStore(path)).isAnothers(order, null)).toBe(true);
});
