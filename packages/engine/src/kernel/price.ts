import { type CurrencyCode, type Money, sumMoney } from "./money.ts";
import { fail, ok, type Result } from "./result.ts";

/** Every kind of line a price may have. Deductions (discount, voucher, promo credit, balance) carry negative amounts. */
export const priceLineKinds = [
  "base",
  "tax",
  "fee",
  "service_fee",
  "surcharge",
  "addon",
  "discount",
  "voucher",
  "promo_credit",
  "balance",
  "due_at_property",
] as const;

export type PriceLineKind = (typeof priceLineKinds)[number];

export type PriceLine = {
  readonly kind: PriceLineKind;
  readonly amount: Money;
  /** What the line stands for within its kind, as the service names it: `fare`, `airport`. */
  readonly code?: string;
  /** The service's own words for the line, in the caller's language. */
  readonly label?: string;
};

/** What something costs in one currency. The lines add up to the total. */
export type Price = { readonly lines: readonly PriceLine[]; readonly total: Money };

/** What of a price is paid now: all but what is due at the property. A price without such a line is the same. */
export const paidNow = (price: Price): Price => {
  const due = price.lines.filter(({ kind }) => kind === "due_at_property").map(({ amount }) => amount);
  if (due.length === 0) return price;
  const { currency, minor } = price.total;
  return {
    lines: price.lines.filter(({ kind }) => kind !== "due_at_property"),
    total: { minor: minor - sumMoney(due, currency).minor, currency },
  };
};

/** What a price comes to without its discounts; null where it has none. */
export const beforeDiscounts = ({ lines, total: { currency, minor } }: Price): Money | null => {
  const taken = lines.filter(({ kind }) => kind === "discount").map(({ amount }) => amount);
  const { minor: by } = sumMoney(taken, currency);
  return by === 0 ? null : { minor: minor - by, currency };
};

/**
 * A price as it is shown and as it is charged. They differ when a person reads prices in another currency than the one the
 * payment is made in; then `display` is approximate and is never sent back to a service.
 */
export type QuotedPrice = { readonly display: Price; readonly charge: Price };

export type PriceProblem =
  | { readonly code: "mixed_currencies"; readonly currencies: readonly CurrencyCode[] }
  /** `differenceMinor` is the total less the sum of the lines. */
  | { readonly code: "lines_differ_from_total"; readonly differenceMinor: number };

/** Checks the invariant that every answer with a price must keep: one currency, and lines that add up to the total. */
export const checkPrice = (price: Price): Result<Price, PriceProblem> => {
  const { lines, total } = price;
  const currencies = [...new Set([total, ...lines.map((line) => line.amount)].map((money) => money.currency))];
  if (currencies.length > 1) return fail({ code: "mixed_currencies", currencies });
  const amounts = lines.map((line) => line.amount);
  const differenceMinor = total.minor - sumMoney(amounts, total.currency).minor;
  return differenceMinor === 0 ? ok(price) : fail({ code: "lines_differ_from_total", differenceMinor });
};
