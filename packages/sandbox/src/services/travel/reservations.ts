import type { AnswerOf, flightBookingsEndpoints } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { knownAirport } from "../../world/airports.ts";
import { knownCurrency, toWire } from "../../world/currencies.ts";
import { toLocalDate } from "../../world/zones.ts";
import { instantOf } from "../orders/money.ts";
import { type Order, openOrder, orderByReserveAttempt } from "../orders/order.ts";
import { linesTotal, linesWire } from "../orders/price-lines.ts";
import { takeSeats } from "./flight-inventory.ts";
import { hasName, routeScenario } from "./flight-scenarios.ts";
import type { Offer } from "./offers.ts";
import { draftOf, type ReserveRequest, takenBy } from "./order-drafts.ts";
import { insistOnPassengers } from "./passenger-rules.ts";
import { type PricedQuote, priceQuote } from "./priced-quote.ts";
import {
  type AddonChoice,
  anyQuote,
  keepQuote,
  livingQuote,
  offerOfQuote,
  passengersOf,
  type Quote,
} from "./quote-store.ts";
import { quoteWire } from "./quote-wire.ts";
import { insistOnSeats, soldOut } from "./quotes.ts";

type Reservation = AnswerOf<typeof flightBookingsEndpoints.reserveFlight>;

const reservationWire = (order: Order): Reservation => ({
  uuid: order.uuid,
  order_ref_id: order.id,
  pnr: order.pnr,
  status: order.status,
  pay_by: instantOf(order.payBy),
  price_guarantee_until: instantOf(order.priceGuaranteeUntil ?? order.payBy),
  amount_due: {
    amount: toWire(order.amountDue.minor, knownCurrency(order.amountDue.currency)),
    currency: order.amountDue.currency,
  },
  hash: order.quoteHash,
});

const insistOnParty = (call: Call, { passengers }: ReserveRequest, priced: PricedQuote): void => {
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
const insistOnRequired = (call: Call, { addons }: ReserveRequest, priced: PricedQuote): void => {
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
const surprised = ({ passengers }: ReserveRequest, quote: Quote): Quote => {
  const next = { ...quote, surprises: quote.surprises + 1, before: quote.basis };
  if (hasName(passengers, "TWICE") && quote.surprises < 2) {
    return { ...next, basis: { ...quote.basis, drift: quote.basis.drift * 1.035 } };
  }
  if (hasName(passengers, "CURRENCY") && quote.surprises < 1) return { ...next, chargeCurrency: "USD" };
  return quote;
};

const priceChanged = (call: Call, { hash: oldHash }: ReserveRequest, shown: PricedQuote, now: PricedQuote) =>
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

/** Somebody else was quicker, once: the first chosen seat is theirs now. */
const loseFirstSeat = (call: Call, offer: Offer, quote: Quote, addons: readonly AddonChoice[]): void => {
  const lost = takenBy(offer, quote, addons).find(({ seats }) => seats.length > 0);
  const seat = lost?.seats[0];
  if (lost === undefined || seat === undefined) return;
  takeSeats(call.store, [{ flight: lost.flight, count: 1, seats: [seat] }]);
  keepQuote(call, { ...quote, surprises: quote.surprises + 1 });
};

const repeated = (call: Call, { RefID, client_attempt_id }: ReserveRequest): Reservation | undefined => {
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
export const reserve = (call: Call, request: ReserveRequest): Reservation => {
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
  const losesSeat = hasName(request.passengers, "SEATTAKEN") && quote.surprises === 0;
  if (losesSeat) loseFirstSeat(call, offer, quote, request.addons);
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
