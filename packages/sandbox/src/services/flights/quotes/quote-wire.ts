import type { AnswerOf, flightsEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../../core/service.ts";
import { effectOnTrip } from "../../../scenarios/flights.scenarios.ts";
import { airportOf } from "../../../world/airports.ts";
import { knownAirline } from "../../../world/flights/airlines.ts";
import { moneyAt } from "../../../world/money.ts";
import { linesTotal } from "../../orders/price-lines.ts";
import { changeWire, quotedWire } from "../../selling/quote-wire.ts";
import { seedOf } from "../../selling/seed.ts";
import { seatsLeftIn } from "../search/flight-inventory.ts";
import { priceTotal } from "../search/flight-prices.ts";
import { type ItineraryContext, itineraryWire, referencesOf, segmentId } from "../search/itinerary-wire.ts";
import { familyOf, type Offer } from "../search/offers.ts";
import { isDomesticTrip, needsSeats } from "./flight-services.ts";
import { fareIn, type PricedFlight } from "./priced-quote.ts";
import { bookedOn, type FlightQuote, passengersOf, seatedPassengers } from "./quote-store.ts";

export type WireQuote = AnswerOf<typeof flightsEndpoints.quote>;

const changeOf = (call: Call, { quote, offer, display, displayLines }: PricedFlight): WireQuote["price_changed"] => {
  const seed = seedOf(call, "flights");
  const before = moneyAt(quote.currency, quote.before.pricedAt, seed);
  const old = priceTotal(fareIn(quote, offer, quote.before, before, seed));
  const now = priceTotal(fareIn(quote, offer, quote.basis, display, seed));
  return changeWire(call, { display, displayLines }, linesTotal(displayLines) + old - now);
};

const identity = ["title", "gender", "first_name", "last_name", "birth_date", "nationality"] as const;
const passport = ["document_number", "document_issued_by", "document_expires_on"] as const;

export const requiredFields = (offer: Offer, quote: FlightQuote): WireQuote["required_fields"] => {
  const domestic = isDomesticTrip(offer);
  const saudi = airportOf(offer.legs[0]?.flights[0]?.flight.from ?? "")?.country === "SA";
  const types = [...new Set(passengersOf(quote).map(({ pax_type }) => pax_type))];
  return types.map((paxType) => {
    const fields = [...identity, ...(paxType === "infant" ? (["tied_to"] as const) : [])];
    if (!domestic) return { pax_type: paxType, fields: [...fields, ...passport], documents: ["passport"] };
    if (paxType !== "adult") return { pax_type: paxType, fields, documents: [] };
    return {
      pax_type: paxType,
      // Of a card its number is enough: who is asked knows that the rest is a passport's.
      fields: [...fields, ...passport],
      documents: [saudi ? "saudi_id" : "cnic", "passport"],
    };
  });
};

export const allSegmentIds = ({ legs }: Offer): readonly string[] =>
  legs.flatMap(({ flights }, leg) => flights.map((_, index) => segmentId(leg, index)));

export const requiredAddons = (offer: Offer, quote: FlightQuote): WireQuote["required_addons"] =>
  needsSeats(offer)
    ? [
        {
          kind: "seat",
          per: "segment",
          pax_ids: seatedPassengers(quote).map(({ id }) => id),
          segment_ids: [...allSegmentIds(offer)],
        },
      ]
    : [];

const contextOfQuote = (call: Call, { quote, display }: PricedFlight): ItineraryContext => ({
  cabin: quote.criteria.cabin,
  travellers: quote.criteria.travellers,
  booked: bookedOn(quote, quote.basis),
  seed: seedOf(call, "flights"),
  money: display,
  seatsLeft: seatsLeftIn(call),
  level: quote.level,
  drift: quote.basis.drift,
});

export const itineraryOfQuote = (call: Call, priced: PricedFlight) =>
  itineraryWire(priced.offer, contextOfQuote(call, priced));

const payAtOnceMinutes = 15;

/** How long a reservation waits for its payment. */
export const holdMinutesOf = ({ airline }: Offer, { criteria }: FlightQuote): number =>
  effectOnTrip(criteria.legs).holdMinutes ?? knownAirline(airline).holdMinutes ?? payAtOnceMinutes;

export const quoteWire = (call: Call, priced: PricedFlight): WireQuote => {
  const { quote, offer } = priced;
  const itinerary = itineraryOfQuote(call, priced);
  const brand = familyOf(offer.legs, quote.criteria.cabin, quote.level);
  return {
    ...quotedWire(call, priced, holdMinutesOf(offer, quote)),
    SearchRefID: quote.sessionId,
    Itinerary: itinerary,
    ...referencesOf([itinerary]),
    passengers: [...passengersOf(quote)],
    addons: priced.addons.map(({ service_id, pax_id, segment_id, quantity }) => ({
      service_id,
      pax_id,
      quantity,
      ...(segment_id === undefined ? {} : { segment_id }),
    })),
    price_changed: changeOf(call, priced),
    required_fields: requiredFields(offer, quote),
    required_addons: requiredAddons(offer, quote),
    ancillaries: { bag: true, seat: true, meal: brand.meal !== "none", ssr: true },
  };
};
