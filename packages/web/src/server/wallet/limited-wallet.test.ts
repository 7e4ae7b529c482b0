import { attemptId, type OtpService, type RewardsService, type WithdrawalService } from "@safar/engine";
import { expect, test, vi } from "vitest";
import { createRateLimits } from "../security/rate-limits.ts";
import { limitedRewards, limitedVoucherCheck, limitedWithdrawals } from "./limited-wallet.ts";

const limits = (person = "u-1") => ({
  rateLimits: createRateLimits(),
  clientAddress: "203.0.113.7",
  now: () => 1000,
  person,
});

const unasked = () => Promise.reject(new Error("not part of this test"));
const codes: OtpService = { requestCode: unasked, verifyCode: unasked };

const wish = {
  attempt: attemptId("withdraw-0001"),
  amount: { minor: 100_000, currency: "PKR" },
  account: { bank: "SCBL", iban: "PK36SCBL0000001123456702", title: "Ayesha" },
} as const;

test("behavior: asking for a withdrawal sends a code, so a person can ask five times and then waits", async () => {
  const request = vi.fn(async () => ({ type: "DUPLICATE" }) as const);
  const service: WithdrawalService = { options: unasked, list: unasked, cancel: unasked, codes, request };
  const limited = limitedWithdrawals(service, limits());
  for (let asked = 0; asked < 5; asked += 1) expect((await limited.request(wish)).type).toBe("DUPLICATE");
  const refused = await limited.request(wish);
  expect(refused).toMatchObject({ type: "RATE_LIMITED" });
  expect(request).toHaveBeenCalledTimes(5);
});

test("behavior: guessing vouchers is counted, redeeming one is not", async () => {
  const redeemVoucher = vi.fn(
    async ({ code }: { readonly code: string }) =>
      (code === "GIFT500" ? { type: "REDEEMED", wallet: {} } : { type: "REFUSED", reason: "invalid" }) as never,
  );
  const service: RewardsService = { vouchers: unasked, packages: unasked, redeemPackage: unasked, redeemVoucher };
  const limited = limitedRewards(service, limits());
  const attempt = attemptId("voucher-0001");
  for (let times = 0; times < 20; times += 1) await limited.redeemVoucher({ code: "GIFT500", attempt });
  for (let times = 0; times < 10; times += 1) await limited.redeemVoucher({ code: `GUESS${times}`, attempt });
  expect(await limited.redeemVoucher({ code: "GUESS11", attempt })).toMatchObject({
    type: "PROBLEM",
    problem: { code: "rate_limited", status: 429 },
  });
  expect(redeemVoucher).toHaveBeenCalledTimes(30);
});

test("behavior: whoever guesses vouchers keeps nobody at the same address from vouchers or from signing in", async () => {
  const redeemVoucher = vi.fn(async () => ({ type: "REFUSED", reason: "invalid" }) as never);
  const service: RewardsService = { vouchers: unasked, packages: unasked, redeemPackage: unasked, redeemVoucher };
  const guessing = limits("u-1");
  const attempt = attemptId("voucher-0001");
  for (let times = 0; times < 100; times += 1) {
    await limitedRewards(service, guessing).redeemVoucher({ code: `GUESS${times}`, attempt });
  }
  expect(redeemVoucher).toHaveBeenCalledTimes(10);
  const other = limitedRewards(service, { ...guessing, person: "u-2" });
  expect(await other.redeemVoucher({ code: "GIFT500", attempt })).toMatchObject({ type: "REFUSED" });
  expect(await guessing.rateLimits.take("login-address", [guessing.clientAddress])).toEqual({ allowed: true });
});

test("behavior: a guest who guesses vouchers before there is an order is counted, by what they say is theirs", async () => {
  const check = vi.fn(async () => ({ type: "REFUSED", reason: "voucher_invalid" }) as const);
  const limited = limitedVoucherCheck(check, { ...limits(), person: null });
  const asked = { code: "A", amount: { minor: 100, currency: "PKR" }, email: "Hamza@example.com" } as const;
  for (let times = 0; times < 10; times += 1) expect((await limited(asked)).type).toBe("REFUSED");
  expect(await limited({ ...asked, email: "hamza@EXAMPLE.com" })).toMatchObject({ problem: { code: "rate_limited" } });
  expect((await limited({ ...asked, email: "other@example.com" })).type).toBe("REFUSED");
});
