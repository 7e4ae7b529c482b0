import { hasName } from "../orders/name-scenarios.ts";
import type { OrderTraveller } from "../orders/order.ts";
import type { Quote } from "./quotes.ts";

/** Last names that change the price while somebody reserves. */
export type Surprise = "TWICE" | "CURRENCY";

type Change = {
  /** At how many attempts it happens. */
  readonly times: number;
  readonly change: (quote: Quote) => Partial<Pick<Quote, "basis" | "chargeCurrency">>;
};

const changes: Readonly<Record<Surprise, Change>> = {
  TWICE: { times: 2, change: ({ basis }) => ({ basis: { ...basis, drift: basis.drift * 1.035 } }) },
  CURRENCY: { times: 1, change: () => ({ chargeCurrency: "USD" }) },
};

/** The quote as the world has moved it; itself where nothing did. */
export const surprised = <Q extends Quote>(
  quote: Q,
  people: readonly OrderTraveller[],
  surprises: readonly Surprise[],
): Q => {
  const name = surprises.find((one) => hasName(people, one) && quote.surprises < changes[one].times);
  if (name === undefined) return quote;
  return { ...quote, surprises: quote.surprises + 1, before: quote.basis, ...changes[name].change(quote) };
};
