import { addMoney, compareMoney, type Money, subtractMoney } from "../../kernel/money.ts";
import { fail, type Result } from "../../kernel/result.ts";
import { type AmountProblem, readAmount } from "../wallet/read-amount.ts";
import type { Figures, WithdrawalCharges, WithdrawalOptions } from "./withdrawal.types.ts";

const wholeBasisPoints = 10_000n;

/** A share of an amount in hundredths of a percent, halves rounded up, without a float on the way. */
const shareOf = ({ minor, currency }: Money, basisPoints: number): Money => ({
  minor: Number((BigInt(minor) * BigInt(basisPoints) + wholeBasisPoints / 2n) / wholeBasisPoints),
  currency,
});

const chargesOn = (amount: Money, { fixed, basisPoints, max }: WithdrawalCharges): Money => {
  const charges = addMoney(fixed, shareOf(amount, basisPoints));
  return max !== null && compareMoney(charges, max) > 0 ? max : charges;
};

/** What a withdrawal is expected to cost and to come to; null while the service does not tell its charges. */
export const figuresOf = (amount: Money, options: Pick<WithdrawalOptions, "charges">): Figures | null => {
  if (options.charges === null || options.charges.fixed.currency !== amount.currency) return null;
  const charges = chargesOn(amount, options.charges);
  return { amount, charges, net: subtractMoney(amount, charges) };
};

/** A typed amount that can be withdrawn and is more than its charges, or what is wrong with it. */
export const readWithdrawal = (typed: string, options: WithdrawalOptions): Result<Money, AmountProblem> => {
  const read = readAmount(typed, options.currency, options);
  const figures = read.ok ? figuresOf(read.value, options) : null;
  return figures !== null && figures.net.minor <= 0 ? fail({ code: "below_charges", charges: figures.charges }) : read;
};

const isSameMoney = (one: Money, other: Money): boolean => one.currency === other.currency && one.minor === other.minor;

export const isSameFigures = (one: Figures, other: Figures): boolean =>
  isSameMoney(one.amount, other.amount) && isSameMoney(one.charges, other.charges) && isSameMoney(one.net, other.net);
