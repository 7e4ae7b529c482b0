import type { Acknowledgement, Quote } from "./quote.types.ts";

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
