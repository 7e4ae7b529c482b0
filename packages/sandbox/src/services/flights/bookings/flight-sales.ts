import type { flightBookingsEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../../core/service.ts";
import { effectOnTrip } from "../../../scenarios/flights.scenarios.ts";
import { knownAirport } from "../../../world/airports.ts";
import { knownAirline } from "../../../world/flights/airlines.ts";
import { hash32 } from "../../../world/hash.ts";
import { type Names, routeName } from "../../../world/names.ts";
import { toLocalDate } from "../../../world/zones.ts";
import type { OrderPlace } from "../../orders/order.ts";
import type { Held } from "../../orders/stock.ts";
import { travellerOf } from "../../selling/people.ts";
import { createSales } from "../../selling/sales.ts";
import type { PricedFlight } from "../quotes/priced-quote.ts";
import { priceQuote } from "../quotes/priced-quote.ts";
import { bookedOn, type FlightQuote, flightQuotes, offerOfQuote, passengersOf } from "../quotes/quote-store.ts";
import { holdMinutesOf, itineraryOfQuote, requiredAddons, requiredFields } from "../quotes/quote-wire.ts";
import { insistOnSeats, soldOut } from "../quotes/quotes.ts";
import { seatedCount, seatsHeld } from "../search/flight-inventory.ts";
import { segmentId, type WireItinerary } from "../search/itinerary-wire.ts";
import type { Offer } from "../search/offers.ts";
import type { FlightBooking } from "./flight-booking.ts";
import { insistOnPassengers } from "./passenger-rules.ts";

type ReserveRequest = ParsedRequestOf<typeof flightBookingsEndpoints.reserveFlight>;

/** The seats and places that a reservation takes on each flight. */
const holds = (call: Call, quote: FlightQuote, { addons }: Pick<ReserveRequest, "addons">): readonly Held[] =>
  offerOfQuote(call, quote).legs.flatMap(({ flights }, leg) =>
    flights.map((flight, index) => {
      const prefix = `seat.${segmentId(leg, index)}.`;
      const seats = addons.flatMap(({ service_id: id }) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : []));
      return seatsHeld(flight, seatedCount(quote.criteria.travellers), seats);
    }),
  );

/** Where a seat is required, everybody who has a seat needs one on each segment. */
const insistOnRequired = ({ addons }: ReserveRequest, { offer, quote }: PricedFlight): void => {
  const [required] = requiredAddons(offer, quote);
  if (required === undefined) return;
  const chosen = new Set(
    addons.map(({ service_id, pax_id }) => `${service_id.split(".").slice(0, 3).join(".")}/${pax_id}`),
  );
  for (const segment of required.segment_ids) {
    for (const paxId of required.pax_ids) {
      if (chosen.has(`seat.${segment}/${paxId}`)) continue;
      throw refuse("validation_failed", {
        status: 422,
        field: "addons",
        message: `Choose a seat for ${paxId} on segment ${segment}.`,
        meta: { missing: { kind: "seat", pax_id: paxId, segment_id: segment } },
      });
    }
  }
};

const insistOnParty = (call: Call, request: ReserveRequest, priced: PricedFlight): void => {
  const { offer, quote } = priced;
  const fields = requiredFields(offer, quote);
  const [first, last] = [offer.legs[0]?.flights[0], offer.legs.at(-1)?.flights.at(-1)];
  insistOnPassengers(request.passengers, {
    expected: passengersOf(quote),
    documentsOf: (paxType) => fields.find(({ pax_type }) => pax_type === paxType)?.documents ?? [],
    lastTravel: last?.date ?? bookedOn(quote, quote.basis),
    today: toLocalDate(call.now(), knownAirport(first?.flight.from ?? "").zone),
  });
  insistOnRequired(request, priced);
};

/** `Karachi to Lahore`, `Karachi to Lahore and back`; of several cities, the way of each leg. */
const titleOf = ({ legs }: Offer): Names => {
  const ways = legs.map(({ flights }) => ({
    from: knownAirport(flights[0]?.flight.from ?? "").city,
    to: knownAirport(flights.at(-1)?.flight.to ?? "").city,
  }));
  const routes = ways.map(({ from, to }) => routeName(from, to));
  const [out, back] = ways;
  const [first] = routes;
  if (first !== undefined && ways.length === 2 && out?.from === back?.to && out?.to === back?.from)
    return { en: `${first.en} and back`, ar: `${first.ar} ذهابًا وإيابًا` };
  return { en: routes.map(({ en }) => en).join(", "), ar: routes.map(({ ar }) => ar).join("، ") };
};

const placeAt = (code: string, terminal: string | null = null): OrderPlace => {
  const { city, name } = knownAirport(code);
  return { code, names: city, stop: name, terminal };
};

/** Where it begins, and where each of its ways ends. */
export const placesOf = ({ legs }: Pick<WireItinerary, "legs">): readonly OrderPlace[] =>
  legs.flatMap(({ segments }, at) => {
    const [first, last] = [segments[0], segments.at(-1)];
    if (first === undefined || last === undefined) return [];
    const end = placeAt(last.to, last.to_terminal);
    return at === 0 ? [placeAt(first.from, first.from_terminal), end] : [end];
  });

const numbersOf = ({ legs }: Offer, comma: string): string =>
  legs.flatMap(({ flights }) => flights.map(({ flight }) => `${flight.airline} ${flight.number}`)).join(comma);

/** Who flies, and by which numbers. */
export const subtitleOf = (airline: string, numbers: Names): Names => ({
  en: `${knownAirline(airline).names.en}, ${numbers.en}`,
  ar: `${knownAirline(airline).names.ar}، ${numbers.ar}`,
});

/** How an airline sells: its fee's name, and tickets that begin with three digits of its own. */
export const airlineTerms = (airline: string) => ({
  fee: { en: "Cancellation fee under the fare's conditions", ar: "رسوم الإلغاء وفق شروط التذكرة" },
  ticketNumbers: { series: String(900 + (hash32(airline) % 99)) },
  rescheduledBy: "flights.reschedule",
});

export const flightSales = createSales<ReserveRequest, PricedFlight, FlightBooking>({
  vertical: "flights",
  bookingType: "airline",
  quotes: flightQuotes,
  surprises: ["TWICE", "CURRENCY"],
  soldOut,
  people: ({ passengers }) => passengers.map((one) => travellerOf(one.pax_id, one)),
  holds,
  price: (call, quote, { addons }) => priceQuote(call, quote, addons),
  insistOnPeople: insistOnParty,
  insistOnStock: (call, { offer, quote }) => {
    if (effectOnTrip(quote.criteria.legs).isSoldOut === true) throw soldOut();
    insistOnSeats(call, offer, quote);
  },
  describe: (call, request, priced) => {
    const { offer, quote, addons } = priced;
    const itinerary = itineraryOfQuote(call, priced);
    const [first, last] = [itinerary.legs[0], itinerary.legs.at(-1)];
    if (first === undefined || last === undefined) throw new Error("An itinerary has at least one leg.");
    const taken = holds(call, quote, request).map(({ of, places }) => ({
      flight: of,
      seats: places.map(({ id }) => id),
    }));
    return {
      ...airlineTerms(itinerary.airline),
      title: titleOf(offer),
      subtitle: subtitleOf(offer.airline, { en: numbersOf(offer, ", "), ar: numbersOf(offer, "، ") }),
      places: placesOf(itinerary),
      starts: { at: first.departs_at, zone: first.departs_tz },
      ends: { at: last.arrives_at, zone: last.arrives_tz },
      begins: offer.legs[0]?.flights[0]?.departs ?? 0,
      holdMinutes: holdMinutesOf(offer, quote),
      pnr: call.code(6),
      detail: { quoteId: quote.id, itinerary, passengers: request.passengers, addons, taken, changes: [] },
    };
  },
});
