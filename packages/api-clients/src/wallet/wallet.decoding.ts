import type { Money, Wallet } from "@safar/engine";
import { type MoneyReader, moneyIfReadable } from "../wire/money.ts";
import { instantOf, type Times } from "../wire/times.ts";
import type { WireWalletHome } from "./rewards.schemas.ts";

/** What a person holds, of any answer that tells it. */
export const walletIn = (
  { balance, points, promo_credits: credits, limits }: WireWalletHome,
  { amount, moneyOrNull }: MoneyReader,
  times: Times,
): Wallet => {
  const { currency } = balance;
  return {
    balance: amount(balance),
    points: { count: points.count, worth: amount(points.worth) },
    promoCredits: credits
      .map((credit) => ({ amount: amount(credit), expiresAt: instantOf(credit.expires_at, times) }))
      .toSorted((one, other) => one.expiresAt - other.expiresAt),
    limits:
      limits === null
        ? null
        : {
            min: moneyOrNull(limits.withdraw_min, currency),
            max: moneyOrNull(limits.withdraw_max, currency),
            daily: moneyOrNull(limits.daily, currency),
            dailyLeft: moneyOrNull(limits.daily_left, currency),
            topUpMin: moneyOrNull(limits.topup_min, currency),
            topUpMax: moneyOrNull(limits.topup_max, currency),
          },
  };
};

/** A limit in a refusal's details: a decimal text, or a number of whole units. */
export const limitIn = (meta: Readonly<Record<string, unknown>> | undefined, name: string): Money | null => {
  const [value, currency] = [meta?.[name], meta?.["currency"]];
  if ((typeof value !== "string" && typeof value !== "number") || typeof currency !== "string") return null;
  return moneyIfReadable(String(value), currency);
};
