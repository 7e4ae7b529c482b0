import type { flightBookingsEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import { knownAirport } from "../../world/airports.ts";
import { flightKey } from "../../world/journeys.ts";
import type { OrderDraft } from "../orders/order.ts";
import { linesTotal, orderLine } from "../orders/price-lines.ts";
import type { FlightBooking } from "./flight-booking.ts";
import { seatedCount, type Taken } from "./flight-inventory.ts";
import { hasName } from "./flight-scenarios.ts";
import { segmentId } from "./itinerary-wire.ts";
import type { Offer } from "./offers.ts";
import type { PricedQuote } from "./priced-quote.ts";
import type { AddonChoice, Quote } from "./quote-store.ts";
import { holdMinutesOf, itineraryOfQuote } from "./quote-wire.ts";

export type ReserveRequest = ParsedRequestOf<typeof flightBookingsEndpoints.reserveFlight>;

/** The seats and places that a reservation takes on each flight. */
export const takenBy = (offer: Offer, quote: Quote, addons: readonly AddonChoice[]): readonly Taken[] =>
  offer.legs.flatMap(({ flights }, leg) =>
    flights.map((flight, index) => ({
      flight: flightKey(flight),
      count: seatedCount(quote.criteria.travellers),
      seats: addons.flatMap(({ service_id }) => {
        const prefix = `seat.${segmentId(leg, index)}.`;
        return service_id.startsWith(prefix) ? [service_id.slice(prefix.length)] : [];
      }),
    })),
  );

const titlesOf = (offer: Offer) => {
  const [first, last] = [offer.legs[0]?.flights[0], offer.legs[0]?.flights.at(-1)];
  const from = knownAirport(first?.flight.from ?? "").city;
  const to = knownAirport(last?.flight.to ?? "").city;
  const numbers = offer.legs
    .flatMap(({ flights }) => flights.map(({ flight }) => `${flight.airline} ${flight.number}`))
    .join(", ");
  return {
    title: `${from.en} to ${to.en}`,
    titleAr: `${from.ar} إلى ${to.ar}`,
    subtitle: numbers,
    subtitleAr: numbers,
  };
};

const shortDeadlineMs = 20_000;
const minute = 60_000;

/** The order that a reservation opens, charged in the edition's currency. */
export const draftOf = (call: Call, request: ReserveRequest, priced: PricedQuote): OrderDraft => {
  const { quote, offer, addons, display, displayLines, charge, chargeLines, policy, hash } = priced;
  const itinerary = itineraryOfQuote(call, priced);
  const [first, last] = [itinerary.legs[0], itinerary.legs.at(-1)];
  if (first === undefined || last === undefined) throw new Error("An itinerary has at least one leg.");
  const departs = offer.legs[0]?.flights[0]?.departs ?? 0;
  const isShort = hasName(request.passengers, "EXPIRE");
  const payBy = Math.min(departs, call.now() + (isShort ? shortDeadlineMs : holdMinutesOf(offer, quote) * minute));
  const detail: FlightBooking = {
    quoteId: quote.id,
    itinerary,
    passengers: request.passengers,
    addons,
    display: { currency: display.currency.code, lines: displayLines, rate: display.rate, rateAt: display.at },
    charge: { currency: charge.currency.code, lines: chargeLines, rate: charge.rate },
    policy,
    departs,
    taken: takenBy(offer, quote, request.addons),
    ticketStates: request.passengers.map(({ pax_id }) => ({ paxId: pax_id, number: null, state: "waiting" })),
    changes: [],
    voucher: request.voucher ?? null,
  };
  return {
    vertical: "flights",
    bookingType: "airline",
    userId: request.user_uuid ?? null,
    contact: { email: request.contact.email, phone: request.contact.phone },
    travellers: request.passengers.map(({ pax_id, first_name, last_name }) => ({
      id: pax_id,
      firstName: first_name,
      lastName: last_name,
    })),
    payBy,
    priceGuaranteeUntil: payBy,
    quoteHash: hash,
    amountDue: { minor: linesTotal(chargeLines), currency: charge.currency.code },
    lines: chargeLines.map(orderLine),
    ...titlesOf(offer),
    starts: { at: first.departs_at, zone: first.departs_tz },
    ends: { at: last.arrives_at, zone: last.arrives_tz },
    image: null,
    pnr: call.code(6),
    reserveAttempt: request.client_attempt_id,
    detail,
  };
};
