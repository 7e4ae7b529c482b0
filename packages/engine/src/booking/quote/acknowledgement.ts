import type { Acknowledgement, Policy, PolicyRule, Quote, Seen } from "./quote.types.ts";

/** The yes to a quote, as a screen sends it: to the price that the screen showed. */
export const acknowledgementOf = ({ hash, price }: Quote): Acknowledgement => ({
  quoteHash: hash,
  amountMinor: price.charge.total.minor,
  currency: price.charge.total.currency,
});

/** Whether a yes is to this very price. A yes that was given to another one does not count. */
export const isAcknowledged = (quote: Quote, { quoteHash, amountMinor, currency }: Acknowledgement): boolean => {
  const { minor, currency: charged } = quote.price.charge.total;
  return quoteHash === quote.hash && amountMinor === minor && currency === charged;
};

// Refunds and penalties follow the total, so it is the terms that are compared: what is allowed until when.
const termsOf = (rules: readonly PolicyRule[]): string =>
  JSON.stringify(rules.map(({ until, isAllowed }) => [until, isAllowed]));

export const isPolicyChanged = (before: Policy, after: Policy): boolean =>
  termsOf(before.cancellation) !== termsOf(after.cancellation) || termsOf(before.change) !== termsOf(after.change);

/** Whether a quote would charge what the person saw when they asked for it, on the same terms. */
export const isAsSeen = ({ price, policy }: Quote, seen: Seen | null): boolean =>
  seen !== null &&
  seen.charge.total.minor === price.charge.total.minor &&
  seen.charge.total.currency === price.charge.total.currency &&
  (seen.policy === null || !isPolicyChanged(seen.policy, policy));
