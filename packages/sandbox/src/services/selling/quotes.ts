import { type Call, type EpochMs, refuse } from "../../core/service.ts";
import { editionCurrency } from "../../world/editions.ts";
import { expiryAfter } from "./expiry.ts";

/** What a price was computed from: the same basis gives the same price. */
export type Basis = {
  /** What became of the base price since the search, 1 for nothing. */
  readonly drift: number;
  /** Whose exchange rates count. */
  readonly pricedAt: EpochMs;
};

/** A price that is guaranteed for a while; what it is for is its line of business's own. */
export type Quote = {
  /** The RefID. */
  readonly id: string;
  readonly currency: string;
  readonly chargeCurrency: string;
  readonly basis: Basis;
  /** What the traveller was shown before this. */
  readonly before: Basis;
  readonly expiresAt: EpochMs;
  /** How often the world has moved while somebody reserved it. */
  readonly surprises: number;
  readonly order: { readonly id: string; readonly uuid: string } | null;
};

const lastsMs = 10 * 60_000;
const idLength = 16;

const expiry = (call: Call): EpochMs => expiryAfter(call, lastsMs, call.scenario("quotes_expire_soon"));

type Opening = {
  readonly currency: string;
  readonly drift?: number;
  /** When the price before this one was shown. */
  readonly shownAt: EpochMs;
};

export const openQuote = (call: Call, { currency, drift = 1, shownAt }: Opening): Quote => ({
  id: call.code(idLength),
  currency,
  chargeCurrency: editionCurrency[call.country],
  basis: { drift, pricedAt: call.now() },
  before: { drift: 1, pricedAt: shownAt },
  expiresAt: expiry(call),
  surprises: 0,
  order: null,
});

const expired = () =>
  refuse("quote_expired", { status: 410, message: "This price is no longer guaranteed. Ask for it again." });

/** The quotes of one line of business. */
export const createQuotes = <Q extends Quote>(collection: string) => {
  const rowsIn = ({ store }: Pick<Call, "store">) => store.collection<Q>(collection);
  const find = (call: Pick<Call, "store">, id: string): Q | undefined => rowsIn(call).get(id);
  /** Whether or not it has expired. */
  const any = (call: Pick<Call, "store">, id: string): Q => {
    const quote = find(call, id);
    if (quote === undefined) throw expired();
    return quote;
  };
  const keep = (call: Pick<Call, "store">, quote: Q): Q => {
    rowsIn(call).put(quote);
    return quote;
  };
  /** One whose price is still guaranteed; what was reserved stays readable. */
  const living = (call: Pick<Call, "store" | "now">, id: string): Q => {
    const quote = any(call, id);
    if (quote.order === null && quote.expiresAt <= call.now()) throw expired();
    return quote;
  };
  /** The same, priced anew and living from now. */
  const renewed = (call: Call, quote: Q): Q => ({
    ...quote,
    before: quote.basis,
    basis: { ...quote.basis, pricedAt: call.now() },
    expiresAt: expiry(call),
  });
  return {
    find,
    any,
    keep,
    living,
    renewed,
    /** As it stands; refreshed, it is priced anew where that is still sold. A reserved one stays as it was. */
    read: (call: Call, id: string, isRefreshed: boolean, insistOnSale: (quote: Q) => void): Q => {
      const quote = isRefreshed ? any(call, id) : living(call, id);
      if (!isRefreshed || quote.order !== null) return quote;
      const fresh = renewed(call, quote);
      insistOnSale(fresh);
      return keep(call, fresh);
    },
  };
};

export type Quotes<Q extends Quote> = ReturnType<typeof createQuotes<Q>>;

/** Refuses a quote that has been reserved, with its booking. */
export const insistOnUnreserved = ({ order }: Quote): void => {
  if (order === null) return;
  const meta = { uuid: order.uuid, order_ref_id: order.id };
  throw refuse("duplicate_order", { status: 409, message: "This quote has been reserved already.", meta });
};
