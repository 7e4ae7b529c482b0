import { type AnswerOf, busesEndpoints, type ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, defineService, refuse } from "../../core/service.ts";
import { type BusCity, busCities, busCityOf, knownBusCity } from "../../world/bus-cities.ts";
import { busOperators } from "../../world/bus-operators.ts";
import { toLocalDate } from "../../world/zones.ts";
import { isContactOf } from "../orders/order-access.ts";
import { moneyAt } from "../travel/flight-prices.ts";
import { busOrderOf } from "./bus-booking.ts";
import { busBookingWire } from "./bus-booking-wire.ts";
import { editionCurrency, insistOnCurrency, readFares } from "./bus-fares.ts";
import { readGallery } from "./bus-gallery.ts";
import { saveBusOrder } from "./bus-orders.ts";
import { busRouteScenario } from "./bus-scenarios.ts";
import { type BusSearch, departuresOfSearch, livingBusSearch, openBusSearch } from "./bus-searches.ts";
import { readBusSeats } from "./bus-seats.ts";
import { busSeed } from "./bus-seed.ts";
import { aboutWire, busWire, cityWire } from "./bus-wire.ts";

const cityBy = (field: "from" | "to", slug: string): BusCity => {
  const city = busCityOf(slug);
  if (city === undefined) {
    throw refuse("validation_failed", {
      status: 422,
      field,
      message: `No bus stops in "${slug}". Choose one of the cities.`,
    });
  }
  return city;
};

type TimesRequest = ParsedRequestOf<typeof busesEndpoints.busTimes>;

const searchFor = (call: Call, request: Exclude<TimesRequest, { RefID: string }>): BusSearch => {
  const [from, to] = [cityBy("from", request.from), cityBy("to", request.to)];
  insistOnCurrency(request.currency);
  if (from === to) {
    throw refuse("validation_failed", {
      status: 422,
      field: "to",
      message: "Choose another city than the one you leave from.",
    });
  }
  if (request.date < toLocalDate(call.now(), from.zone)) {
    throw refuse("validation_failed", { status: 422, field: "date", message: "Choose a day from today on." });
  }
  const { stallMs } = busRouteScenario(request);
  if (stallMs !== undefined) call.delay(stallMs);
  const currency = request.currency ?? editionCurrency[call.country];
  return openBusSearch(call, { from: from.slug, to: to.slug, date: request.date, currency });
};

const readTimes = (call: Call, request: TimesRequest): AnswerOf<typeof busesEndpoints.busTimes> => {
  const search = "RefID" in request ? livingBusSearch(call, request.RefID) : searchFor(call, request);
  const seed = busSeed(call);
  const money = moneyAt(search.currency, call.now(), seed);
  return {
    RefID: search.id,
    expires_at: new Date(search.expiresAt).toISOString(),
    From: cityWire(knownBusCity(search.from)),
    To: cityWire(knownBusCity(search.to)),
    date: search.date,
    Buses: departuresOfSearch(call, search).map((found) => busWire(call.store, found, money, seed)),
  };
};

/** Those of the caller's country first. */
const ownFirst =
  ({ country }: Call) =>
  (one: { readonly country: string }, other: { readonly country: string }): number =>
    Number(other.country === country) - Number(one.country === country);

/** Coaches on the roads of Pakistan and Saudi Arabia. */
export const busesService = defineService({
  endpoints: busesEndpoints,
  handlers: {
    busOperators: (call) => ({ Operators: busOperators.toSorted(ownFirst(call)).map(aboutWire) }),
    busCities: (call) => ({ Cities: busCities.toSorted(ownFirst(call)).map(cityWire) }),
    busTimes: readTimes,
    busSeats: readBusSeats,
    busFares: readFares,
    busGallery: readGallery,
    saveBusOrder,
    busBooking: (call, { uuid, contact }) => {
      const order = busOrderOf(call, uuid);
      const isOwn = order.userId !== null && order.userId === call.userId;
      return busBookingWire(call, order, !isOwn && (contact === undefined || !isContactOf(order, contact)));
    },
  },
});
