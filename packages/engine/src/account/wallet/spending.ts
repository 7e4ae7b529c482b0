import { isPast } from "../../kernel/deadline.ts";
import { type CurrencyCode, type Money, subtractMoney, sumMoney, zeroMoney } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { PromoCredit } from "./wallet.types.ts";

/** The credits that still count, in the order in which they are spent: what ends first goes first. */
export const spendableCredits = (credits: readonly PromoCredit[], now: EpochMs): readonly PromoCredit[] =>
  credits
    .filter(({ amount, expiresAt }) => amount.minor > 0 && !isPast(expiresAt, now))
    .toSorted((one, other) => one.expiresAt - other.expiresAt);

/** What ends next, and how much of it there is; null when nothing does. */
export const nextExpiry = (credits: readonly PromoCredit[], now: EpochMs): PromoCredit | null => {
  const [first, ...rest] = spendableCredits(credits, now);
  if (first === undefined) return null;
  const together = rest.filter(
    ({ amount, expiresAt }) => expiresAt === first.expiresAt && amount.currency === first.amount.currency,
  );
  return {
    ...first,
    amount: sumMoney(
      [first, ...together].map(({ amount }) => amount),
      first.amount.currency,
    ),
  };
};

export type Purse = {
  readonly promoCredits: readonly PromoCredit[];
  /** What a voucher takes off at most; null for none. */
  readonly voucher: Money | null;
  /** Null when the balance is not to be used. */
  readonly balance: Money | null;
};

export type Spending = {
  /** From which credits how much, in the order in which they are spent. */
  readonly credits: readonly PromoCredit[];
  readonly promoCredits: Money;
  readonly voucher: Money;
  readonly balance: Money;
  /** What is left for the one method outside the wallet. */
  readonly external: Money;
};

const least = (one: Money, other: Money): Money => (one.minor <= other.minor ? one : other);

const availableIn = (currency: CurrencyCode, money: Money | null): Money =>
  money === null || money.currency !== currency || money.minor < 0 ? zeroMoney(currency) : money;

/**
 * How an amount is paid: promo credits, then the voucher, then the balance, then the method. What is held in another currency
 * pays nothing. The parts add up to `due`, which is not below zero. What is really charged is the service's bill; this is for
 * showing the order and for holding that bill against it.
 */
export const spendingOf = (due: Money, purse: Purse, now: EpochMs): Spending => {
  const { currency } = due;
  let left = due;
  const take = (available: Money): Money => {
    const taken = least(available, left);
    left = subtractMoney(left, taken);
    return taken;
  };
  const credits = spendableCredits(purse.promoCredits, now)
    .map(({ amount, expiresAt }) => ({ amount: take(availableIn(currency, amount)), expiresAt }))
    .filter(({ amount }) => amount.minor > 0);
  const promoCredits = sumMoney(
    credits.map(({ amount }) => amount),
    currency,
  );
  const voucher = take(availableIn(currency, purse.voucher));
  const balance = take(availableIn(currency, purse.balance));
  return { credits, promoCredits, voucher, balance, external: left };
};
