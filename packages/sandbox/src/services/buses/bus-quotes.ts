import type { AnswerOf, busesEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import { effectOnRoute } from "../../scenarios/buses.scenarios.ts";
import { insistOnCurrency } from "../selling/currency.ts";
import { openQuote } from "../selling/quotes.ts";
import { wrong } from "../selling/wrong.ts";
import { type BundleCode, bundlesFor } from "./bus-bundles.ts";
import { priceQuote } from "./bus-prices.ts";
import { type BusQuote, busQuotes } from "./bus-quote-store.ts";
import { busQuoteWire } from "./bus-quote-wire.ts";
import { departureOfRef } from "./bus-searches.ts";
import { insistOnBusSeats } from "./bus-seating.ts";
import { boardingStops, droppingStops, type WireStop } from "./bus-wire.ts";

type FaresRequest = ParsedRequestOf<typeof busesEndpoints.busFares>;

const bundleIn = (code: string, seats: number): BundleCode => {
  const known = bundlesFor(seats).map((bundle) => bundle.code);
  const found = known.find((one) => one === code);
  if (found !== undefined) return found;
  throw wrong("bundle", `There is no bundle "${code}" for ${seats} seats. Choose ${known.join(", ")}.`);
};

/** The stop that is asked for, or the first. */
const stopIn = (stops: readonly WireStop[], wanted: string | undefined, field: string): WireStop => {
  const found = wanted === undefined ? stops[0] : stops.find(({ id }) => id === wanted);
  if (found !== undefined) return found;
  throw wrong(field, "The coach does not stop there. Choose one of its stops.");
};

const opened = (call: Call, request: FaresRequest): BusQuote => {
  const { search, departure, refId } = departureOfRef(call, request.RefID);
  const { seats = [], currency = search.currency } = request;
  if (seats.length === 0) throw wrong("seats", "Choose at least one seat.");
  insistOnCurrency(currency);
  insistOnBusSeats(call, departure, seats);
  const boarding = stopIn(boardingStops(departure), request.boarding_id, "boarding_id");
  const dropping = stopIn(droppingStops(departure), request.dropping_id, "dropping_id");
  const bundle = bundleIn(request.bundle ?? "standard", seats.length);
  return {
    ...openQuote(call, { currency, shownAt: search.openedAt }),
    searchRef: search.id,
    busRef: refId,
    departure: departure.id,
    seats,
    boarding,
    dropping,
    bundle,
  };
};

const changed = (call: Call, quote: BusQuote, { bundle, refresh, currency }: FaresRequest): BusQuote => {
  if (quote.order !== null) return quote;
  if (currency !== undefined) insistOnCurrency(currency);
  const renewed = refresh ? busQuotes.renewed(call, quote) : quote;
  const inCurrency = { ...renewed, currency: currency ?? quote.currency };
  if (bundle === undefined) return inCurrency;
  const [, from = "", to = ""] = quote.departure.split(".");
  const { drift = quote.basis.drift } = effectOnRoute({ from, to });
  return { ...inCurrency, bundle: bundleIn(bundle, quote.seats.length), basis: { ...renewed.basis, drift } };
};

/** Seats priced with every bundle; or, by the RefID of such fares, the same fares again, with another bundle or renewed. */
export const readFares = (call: Call, request: FaresRequest): AnswerOf<typeof busesEndpoints.busFares> => {
  const known = busQuotes.find(call, request.RefID);
  const quote =
    known === undefined
      ? opened(call, request)
      : changed(call, request.refresh ? known : busQuotes.living(call, request.RefID), request);
  return busQuoteWire(call, priceQuote(call, busQuotes.keep(call, quote)));
};
