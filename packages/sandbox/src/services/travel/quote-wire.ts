import type { AnswerOf, flightsEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import { knownAirline } from "../../world/airlines.ts";
import { airportOf } from "../../world/airports.ts";
import { toWire } from "../../world/currencies.ts";
import { instantOf } from "../orders/money.ts";
import { linesTotal, linesWire } from "../orders/price-lines.ts";
import { chargeWire, priceWire } from "../orders/price-wire.ts";
import { policyWire } from "./fare-policy.ts";
import { seatsLeftIn } from "./flight-inventory.ts";
import { moneyAt, priceTotal } from "./flight-prices.ts";
import { routeScenario } from "./flight-scenarios.ts";
import { isDomesticTrip, needsSeats } from "./flight-services.ts";
import { type ItineraryContext, itineraryWire, referencesOf, segmentId } from "./itinerary-wire.ts";
import { brandsAt, type Offer } from "./offers.ts";
import { fareIn, type PricedQuote } from "./priced-quote.ts";
import { passengersOf, type Quote, seatedPassengers } from "./quote-store.ts";
import { worldSeed } from "./world-seed.ts";

export type WireQuote = AnswerOf<typeof flightsEndpoints.quote>;

const changeOf = (call: Call, { quote, offer, display, displayLines }: PricedQuote): WireQuote["price_changed"] => {
  const seed = worldSeed(call);
  const before = moneyAt(quote.currency, quote.before.pricedAt, seed);
  const old = priceTotal(fareIn(quote, offer, quote.before, before, seed));
  const now = priceTotal(fareIn(quote, offer, quote.basis, display, seed));
  if (old === now) return null;
  const extras = linesTotal(displayLines) - now;
  return {
    currency: display.currency.code,
    old_total: toWire(old + extras, display.currency),
    new_total: toWire(now + extras, display.currency),
    lines: linesWire(displayLines, display.currency, call.locale),
  };
};

const identity = ["title", "gender", "first_name", "last_name", "birth_date", "nationality"] as const;
const passport = ["document_number", "document_issued_by", "document_expires_on"] as const;

const requiredFields = (offer: Offer, quote: Quote): WireQuote["required_fields"] => {
  const domestic = isDomesticTrip(offer);
  const saudi = airportOf(offer.legs[0]?.flights[0]?.flight.from ?? "")?.country === "SA";
  const types = [...new Set(passengersOf(quote).map(({ pax_type }) => pax_type))];
  return types.map((paxType) => {
    const fields = [...identity, ...(paxType === "infant" ? (["tied_to"] as const) : [])];
    if (!domestic) return { pax_type: paxType, fields: [...fields, ...passport], documents: ["passport"] };
    if (paxType !== "adult") return { pax_type: paxType, fields, documents: [] };
    return {
      pax_type: paxType,
      fields: [...fields, "document_number"],
      documents: [saudi ? "saudi_id" : "cnic", "passport"],
    };
  });
};

export const allSegmentIds = ({ legs }: Offer): readonly string[] =>
  legs.flatMap(({ flights }, leg) => flights.map((_, index) => segmentId(leg, index)));

const requiredAddons = (offer: Offer, quote: Quote): WireQuote["required_addons"] =>
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

const contextOfQuote = (call: Call, { quote, display }: PricedQuote): ItineraryContext => ({
  cabin: quote.criteria.cabin,
  travellers: quote.criteria.travellers,
  booked: quote.basis.booked,
  seed: worldSeed(call),
  money: display,
  seatsLeft: seatsLeftIn(call),
  level: quote.level,
  drift: quote.basis.drift,
});

export const itineraryOfQuote = (call: Call, priced: PricedQuote) =>
  itineraryWire(priced.offer, contextOfQuote(call, priced));

const payAtOnceMinutes = 15;

/** How long a reservation waits for its payment. */
export const holdMinutesOf = ({ airline }: Offer, { criteria }: Quote): number =>
  routeScenario(criteria.legs).holdMinutes ?? knownAirline(airline).holdMinutes ?? payAtOnceMinutes;

export const quoteWire = (call: Call, priced: PricedQuote): WireQuote => {
  const { quote, offer, policy, display, displayLines, charge, hash } = priced;
  const itinerary = itineraryOfQuote(call, priced);
  const brand = brandsAt(offer.legs, quote.criteria.cabin, quote.level)[0];
  return {
    RefID: quote.id,
    SearchRefID: quote.sessionId,
    expires_at: instantOf(quote.expiresAt),
    Itinerary: itinerary,
    ...referencesOf([itinerary]),
    passengers: [...passengersOf(quote)],
    addons: priced.addons.map(({ service_id, pax_id, segment_id, quantity }) => ({
      service_id,
      pax_id,
      quantity,
      ...(segment_id === undefined ? {} : { segment_id }),
    })),
    price: priceWire(displayLines, display, call.locale),
    charge: chargeWire(call, priced),
    price_changed: changeOf(call, priced),
    required_fields: requiredFields(offer, quote),
    required_addons: requiredAddons(offer, quote),
    ancillaries: { bag: true, seat: true, meal: brand?.meal !== "none", ssr: true },
    policy: policyWire(policy, charge.currency),
    hold_min: holdMinutesOf(offer, quote),
    hash,
    reservation: quote.order === null ? null : { uuid: quote.order.uuid, order_ref_id: quote.order.id },
  };
};
