import { type AnswerOf, busesEndpoints, type ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, defineService } from "../../core/service.ts";
import { effectOnRoute } from "../../scenarios/buses.scenarios.ts";
import { type BusCity, busCities, busCityOf } from "../../world/buses/bus-cities.ts";
import { busOperators } from "../../world/buses/bus-operators.ts";
import { editionCurrency } from "../../world/editions.ts";
import { moneyAt } from "../../world/money.ts";
import { toLocalDate } from "../../world/zones.ts";
import { instantOf } from "../orders/money.ts";
import { insistOnCurrency } from "../selling/currency.ts";
import { ownFirst } from "../selling/own-first.ts";
import { seedOf } from "../selling/seed.ts";
import { wrong } from "../selling/wrong.ts";
import { bookingWire, busOrders } from "./bus-booking.ts";
import { readGallery } from "./bus-gallery.ts";
import { priceQuote } from "./bus-prices.ts";
import { busQuotes } from "./bus-quote-store.ts";
import { busQuoteWire } from "./bus-quote-wire.ts";
import { readFares } from "./bus-quotes.ts";
import { busSales } from "./bus-sales.ts";
import { type BusSearch, busSessions, departuresOfSearch, openBusSearch } from "./bus-searches.ts";
import { readBusSeats } from "./bus-seats.ts";
import { aboutWire, busWire, cityWire, endsWire } from "./bus-wire.ts";

const cityBy = (field: "from" | "to", slug: string): BusCity => {
  const city = busCityOf(slug);
  if (city === undefined) throw wrong(field, `No bus stops in "${slug}". Choose one of the cities.`);
  return city;
};

type TimesRequest = ParsedRequestOf<typeof busesEndpoints.busTimes>;

const searchFor = (call: Call, request: Exclude<TimesRequest, { RefID: string }>): BusSearch => {
  const { date, currency = editionCurrency[call.country] } = request;
  const [from, to] = [cityBy("from", request.from), cityBy("to", request.to)];
  insistOnCurrency(currency);
  if (from === to) throw wrong("to", "Choose another city than the one you leave from.");
  if (date < toLocalDate(call.now(), from.zone)) throw wrong("date", "Choose a day from today on.");
  call.delay(effectOnRoute(request).stallMs ?? 0);
  return openBusSearch(call, { from: from.slug, to: to.slug, date, currency });
};

const readTimes = (call: Call, request: TimesRequest): AnswerOf<typeof busesEndpoints.busTimes> => {
  const search = "RefID" in request ? busSessions.read(call, request.RefID) : searchFor(call, request);
  const money = moneyAt(search.currency, call.now(), seedOf(call, "buses"));
  return {
    RefID: search.id,
    expires_at: instantOf(search.expiresAt),
    ...endsWire(search),
    date: search.date,
    Buses: departuresOfSearch(call, search).map((found) => busWire(call, found, money)),
  };
};

/** Coaches between the cities of Pakistan and Saudi Arabia. */
export const busesService = defineService({
  endpoints: busesEndpoints,
  handlers: {
    busOperators: (call) => ({ Operators: busOperators.toSorted(ownFirst(call)).map(aboutWire) }),
    busCities: (call) => ({ Cities: busCities.toSorted(ownFirst(call)).map(cityWire) }),
    busTimes: readTimes,
    busSeats: readBusSeats,
    busFares: readFares,
    busGallery: readGallery,
    saveBusOrder: (call, request) => {
      const { amount_due: price, ...reserved } = busSales.reserve(call, request);
      return { ...reserved, price };
    },
    busBooking: (call, wish) => busOrders.shown(call, wish, bookingWire),
  },
  quoted: (call, id) => {
    const quote = busQuotes.find(call, id);
    return quote && busQuoteWire(call, priceQuote(call, quote));
  },
});
