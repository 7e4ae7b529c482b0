import { toAsciiDigits } from "../../kernel/digits.ts";
import { type CurrencyCode, compareMoney, type Money } from "../../kernel/money.ts";
import { parseMoney } from "../../kernel/money-text.ts";
import { fail, ok, type Result } from "../../kernel/result.ts";

/** What is wrong with an amount that was typed, as data. */
export type AmountProblem =
  | { readonly code: "required" }
  | { readonly code: "not_an_amount" }
  | { readonly code: "too_many_decimals"; readonly allowed: number }
  | { readonly code: "not_above_zero" }
  | { readonly code: "below_min"; readonly min: Money }
  | { readonly code: "above_max"; readonly max: Money }
  | { readonly code: "above_daily"; readonly left: Money }
  /** Null when the service refused it and does not say what there is. */
  | { readonly code: "above_balance"; readonly balance: Money | null }
  /** Nothing would reach the bank. */
  | { readonly code: "below_charges"; readonly charges: Money }
  /** The service refused it and did not say why. */
  | { readonly code: "refused" };

/** What is allowed; a limit that is null or absent is the service's matter. */
export type AmountLimits = {
  readonly min?: Money | null | undefined;
  readonly max?: Money | null | undefined;
  readonly dailyLeft?: Money | null | undefined;
  readonly balance?: Money | null | undefined;
};

/** Thousands in groups of three, as people write them: a comma, the Arabic one, or a space. */
const grouped = /^\d{1,3}(?:[,٬\s]\d{3})+(?=[.٫]|$)/;

const readDecimal = (typed: string, currency: CurrencyCode): Result<Money, AmountProblem> => {
  const text = toAsciiDigits(typed)
    .replaceAll(/[\u200e\u200f\u061c]/g, "")
    .trim();
  if (text === "") return fail({ code: "required" });
  const plain = text.replace(grouped, (whole) => whole.replaceAll(/\D/g, "")).replace("٫", ".");
  const money = parseMoney(plain, currency);
  if (money.ok) return money;
  return money.error.code === "too_many_decimals"
    ? fail({ code: "too_many_decimals", allowed: money.error.allowed })
    : fail({ code: "not_an_amount" });
};

const isAbove = (amount: Money, limit: Money | null | undefined): limit is Money =>
  limit !== null && limit !== undefined && limit.currency === amount.currency && compareMoney(amount, limit) > 0;

const isBelow = (amount: Money, limit: Money | null | undefined): limit is Money =>
  limit !== null && limit !== undefined && limit.currency === amount.currency && compareMoney(amount, limit) < 0;

/** Reads an amount as it is typed, in digits of any script, and holds it against the limits that are known. */
export const readAmount = (
  typed: string,
  currency: CurrencyCode,
  { min, max, dailyLeft, balance }: AmountLimits = {},
): Result<Money, AmountProblem> => {
  const read = readDecimal(typed, currency);
  if (!read.ok) return read;
  const amount = read.value;
  if (amount.minor <= 0) return fail({ code: "not_above_zero" });
  if (isBelow(amount, min)) return fail({ code: "below_min", min });
  // The least of them is told: any other would only lead to the next refusal.
  const most = [max, balance, dailyLeft]
    .filter((limit) => isAbove(amount, limit))
    .toSorted((one, other) => one.minor - other.minor)[0];
  if (most === undefined) return ok(amount);
  if (most === max) return fail({ code: "above_max", max: most });
  return fail(most === balance ? { code: "above_balance", balance: most } : { code: "above_daily", left: most });
};
