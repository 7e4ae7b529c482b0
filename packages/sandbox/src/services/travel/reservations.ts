import type { AnswerOf, flightBookingsEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { knownAirport } from "../../world/airports.ts";
import { knownCurrency, toWire } from "../../world/currencies.ts";
import { flightKey } from "../../world/journeys.ts";
import { toLocalDate } from "../../world/zones.ts";
import { type Order, type OrderDraft, openOrder, orderByReserveAttempt } from "../orders/order.ts";
import type { FlightBooking } from "./flight-booking.ts";
import { seatedCount, type Taken, takeSeats } from "./flight-inventory.ts";
import { type Line, linesTotal, linesWire } from "./flight-prices.ts";
import { hasName, routeScenario } from "./flight-scenarios.ts";
import { segmentId } from "./itinerary-wire.ts";
import type { Offer } from "./offers.ts";
import { insistOnPassengers } from "./passenger-rules.ts";
import {
  type AddonChoice,
  anyQuote,
  keepQuote,
  livingQuote,
  offerOfQuote,
  passengersOf,
  type Quote,
} from "./quote-store.ts";
import {
  holdMinutesOf,
  insistOnSeats,
  itineraryOfQuote,
  type PricedQuote,
  priceQuote,
  quoteWire,
  soldOut,
} from "./quotes.ts";

type Request = ParsedRequestOf<typeof flightBookingsEndpoints.reserveFlight>;
type Reservation = AnswerOf<typeof flightBookingsEndpoints.reserveFlight>;

const iso = (at: number): string => new Date(at).toISOString();

const reservationWire = (order: Order): Reservation => ({
  uuid: order.uuid,
  order_ref_id: order.id,
  pnr: order.pnr,
  status: order.status,
  pay_by: iso(order.payBy),
  price_guarantee_until: iso(order.priceGuaranteeUntil ?? order.payBy),
  amount_due: {
    amount: toWire(order.amountDue.minor, knownCurrency(order.amountDue.currency)),
    currency: order.amountDue.currency,
  },
  hash: order.quoteHash,
});

const insistOnParty = (call: Call, { passengers }: Request, priced: PricedQuote): void => {
  const { offer, quote } = priced;
  const fields = quoteWire(call, priced).required_fields;
  const documents = (paxType: string): readonly string[] =>
    fields.find(({ pax_type }) => pax_type === paxType)?.documents ?? [];
  const [first, last] = [offer.legs[0]?.flights[0], offer.legs.at(-1)?.flights.at(-1)];
  insistOnPassengers(passengers, {
    expected: passengersOf(quote),
    documents: { adult: documents("adult"), child: documents("child"), infant: documents("infant") },
    lastTravel: last?.date ?? quote.basis.booked,
    today: toLocalDate(call.now(), knownAirport(first?.flight.from ?? "").zone),
  });
};

/** Where a seat is required, everybody who has a seat needs one on each segment. */
const insistOnRequired = (call: Call, { addons }: Request, priced: PricedQuote): void => {
  const [required] = quoteWire(call, priced).required_addons;
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

/** What names do to the price while somebody reserves. */
const surprised = ({ passengers }: Request, quote: Quote): Quote => {
  const next = { ...quote, surprises: quote.surprises + 1, before: quote.basis };
  if (hasName(passengers, "TWICE") && quote.surprises < 2) {
    return { ...next, basis: { ...quote.basis, drift: quote.basis.drift * 1.035 } };
  }
  if (hasName(passengers, "CURRENCY") && quote.surprises < 1) return { ...next, chargeCurrency: "USD" };
  return quote;
};

const priceChanged = (call: Call, { hash: oldHash }: Request, shown: PricedQuote, now: PricedQuote) =>
  refuse("price_changed", {
    status: 409,
    message: "The price has changed. Show it, and reserve again with the new hash when it is accepted.",
    field: "hash",
    meta: {
      sent_hash: oldHash,
      hash: now.hash,
      currency: now.display.currency.code,
      old_total: toWire(linesTotal(shown.displayLines), shown.display.currency),
      new_total: toWire(linesTotal(now.displayLines), now.display.currency),
      lines: linesWire(now.displayLines, now.display.currency, call.locale),
      charge: {
        currency: now.charge.currency.code,
        total: toWire(linesTotal(now.chargeLines), now.charge.currency),
        lines: linesWire(now.chargeLines, now.charge.currency, call.locale),
      },
    },
  });

const takenBy = (offer: Offer, quote: Quote, addons: readonly AddonChoice[]): readonly Taken[] =>
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

/** Somebody else was quicker: the first chosen seat is theirs now. */
const loseFirstSeat = (call: Call, offer: Offer, quote: Quote, addons: readonly AddonChoice[]): void => {
  const lost = takenBy(offer, quote, addons).find(({ seats }) => seats.length > 0);
  const seat = lost?.seats[0];
  if (lost !== undefined && seat !== undefined)
    takeSeats(call.store, [{ flight: lost.flight, count: 1, seats: [seat] }]);
};

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

const plainKind = ({ kind, code, names, minor }: Line) => ({ kind, code, title: names.en, titleAr: names.ar, minor });

const shortDeadlineMs = 20_000;
const minute = 60_000;

const draftOf = (call: Call, request: Request, priced: PricedQuote): OrderDraft => {
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
    lines: chargeLines.map(plainKind),
    ...titlesOf(offer),
    starts: { at: first.departs_at, zone: first.departs_tz },
    ends: { at: last.arrives_at, zone: last.arrives_tz },
    image: null,
    pnr: call.code(6),
    reserveAttempt: request.client_attempt_id,
    detail,
  };
};

const repeated = (call: Call, { RefID, client_attempt_id }: Request): Reservation | undefined => {
  const order = orderByReserveAttempt(call.store, client_attempt_id);
  if (order === undefined) return undefined;
  const quote = anyQuote(call, RefID);
  if (quote.order?.id !== order.id) {
    throw refuse("duplicate_order", {
      status: 409,
      field: "client_attempt_id",
      message: "This attempt has reserved something else.",
    });
  }
  return reservationWire(order);
};

/**
 * Reserves a quote. The same attempt gives the same booking; another attempt at a reserved quote is refused with that
 * booking, so that nobody books twice. The hash sent must be that of the price as it is now, with the extras sent.
 */
export const reserve = (call: Call, request: Request): Reservation => {
  const before = repeated(call, request);
  if (before !== undefined) return before;
  const quote = livingQuote(call, request.RefID);
  if (quote.order !== null) {
    throw refuse("duplicate_order", {
      status: 409,
      message: "This quote has been reserved already.",
      meta: { uuid: quote.order.uuid, order_ref_id: quote.order.id },
    });
  }
  const offer = offerOfQuote(call, quote);
  if (hasName(request.passengers, "SEATTAKEN")) loseFirstSeat(call, offer, quote, request.addons);
  const shown = priceQuote(call, quote, request.addons);
  insistOnParty(call, request, shown);
  insistOnRequired(call, request, shown);
  const isSoldOut =
    routeScenario(quote.criteria.legs).soldOutAtReserve === true || hasName(request.passengers, "SOLDOUT");
  if (isSoldOut) throw soldOut();
  insistOnSeats(call, offer, quote);

  const moved = surprised(request, quote);
  const now = moved === quote ? shown : priceQuote(call, keepQuote(call, moved), request.addons);
  if (request.hash !== now.hash) throw priceChanged(call, request, shown, now);

  const order = openOrder(call, draftOf(call, request, now));
  takeSeats(call.store, takenBy(offer, quote, request.addons));
  keepQuote(call, { ...moved, addons: request.addons, order: { id: order.id, uuid: order.uuid } });
  return reservationWire(order);
};
