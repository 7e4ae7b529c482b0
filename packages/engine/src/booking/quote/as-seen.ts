import type { EpochMs } from "../../kernel/ports.ts";
import { type Price, paidNow } from "../../kernel/price.ts";
import type { Policy, PolicyRule, Quote, Seen } from "./quote.types.ts";

type Sides = { readonly before: Price; readonly after: Price };

// Refunds and penalties follow the total, so it is the terms that are compared: what is allowed until when.
// They hold to the minute: an instant told by two answers is a little off each time, by how long each was on its way.
const minuteOf = (instant: EpochMs | null): number | null => (instant === null ? null : Math.round(instant / 60_000));

const termsOf = (rules: readonly PolicyRule[]): string =>
  JSON.stringify(rules.map(({ until, isAllowed }) => [minuteOf(until), isAllowed]));

export const isPolicyChanged = (before: Policy, after: Policy): boolean =>
  termsOf(before.cancellation) !== termsOf(after.cancellation) || termsOf(before.change) !== termsOf(after.change);

/**
 * What was seen and the price to hold against it: what is charged, or what is shown when only that was seen, in its currency. A
 * charge that moved to another currency is another price, whatever is shown. What is due at the property is no part of either.
 */
export const heldAgainst = ({ price: { charge, display } }: Quote, { price, isCharge }: Seen): Sides => ({
  before: paidNow(price),
  after: paidNow(isCharge || price.total.currency === charge.total.currency ? charge : display),
});

/**
 * Whether a quote comes to what the person saw when they asked for it, on the same terms. To one that a booking was made from they
 * have said yes already.
 */
export const isAsSeen = (quote: Quote, seen: Seen | null): boolean => {
  if (quote.reservation !== null) return true;
  if (seen === null) return false;
  const { before, after } = heldAgainst(quote, seen);
  const isSamePrice = before.total.minor === after.total.minor && before.total.currency === after.total.currency;
  return isSamePrice && (seen.policy === null || !isPolicyChanged(seen.policy, quote.policy));
};
