import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { dayAt } from "../i18n/day-at.ts";
import { told } from "../server/account/told.ts";
import { todayIn } from "../server/today.ts";
import { currentWallet } from "../server/wallet/current-wallet.ts";
import { shownTransactions } from "../server/wallet/shown-transactions.ts";
import { aMoney, anAttemptId } from "./values.ts";

const name = z.string().min(1).max(100);

export const readWallet = createServerFn().handler(async () => {
  const { wallet, signedIn } = await currentWallet();
  return told(await signedIn(() => wallet.home()));
});

export const readTransactions = createServerFn()
  .validator(
    z.object({
      page: z.number().int().min(1).max(10_000),
      shown: z.enum(["all", "in", "out", "topup", "spend", "refund", "cashback", "withdraw", "redeem", "adjust"]),
      period: z.enum(["month", "quarter", "year"]).optional(),
      words: z.string().max(60).optional(),
    }),
  )
  .handler(async ({ data }) => {
    const { wallet, signedIn, timeZone } = await currentWallet();
    const days = { today: todayIn(timeZone), dayOf: (at: number) => dayAt(timeZone, at) };
    return told(await signedIn(() => shownTransactions(wallet, data, days)));
  });

/** Opens the order that adds cash. No money moves until it is paid. */
export const openTopUp = createServerFn({ method: "POST" })
  .validator(z.object({ amount: aMoney, attempt: anAttemptId }))
  .handler(async ({ data }) => {
    const { wallet, signedIn } = await currentWallet();
    return told(await signedIn(() => wallet.openTopUp(data)));
  });

export const readPackages = createServerFn().handler(async () => {
  const { rewards, signedIn } = await currentWallet();
  return told(await signedIn(() => rewards.packages()));
});

export const redeemPackage = createServerFn({ method: "POST" })
  .validator(z.object({ packageId: name, attempt: anAttemptId, pointsSeen: z.number().int().min(0) }))
  .handler(async ({ data }) => {
    const { rewards, signedIn } = await currentWallet();
    return told(await signedIn(() => rewards.redeemPackage(data)));
  });

export const readVouchers = createServerFn().handler(async () => {
  const { rewards, signedIn } = await currentWallet();
  return told(await signedIn(() => rewards.vouchers()));
});

export const redeemVoucher = createServerFn({ method: "POST" })
  .validator(z.object({ code: name, attempt: anAttemptId }))
  .handler(async ({ data }) => {
    const { rewards, signedIn } = await currentWallet();
    return told(await signedIn(() => rewards.redeemVoucher(data)));
  });
