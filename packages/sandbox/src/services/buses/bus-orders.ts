import type { AnswerOf, busesEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { knownBusCity } from "../../world/bus-cities.ts";
import { coachSeats } from "../../world/bus-coaches.ts";
import { knownCurrency, toWire } from "../../world/currencies.ts";
import { instantOf } from "../orders/money.ts";
import { type Order, type OrderDraft, openOrder, orderByReserveAttempt } from "../orders/order.ts";
import { linesTotal, linesWire, orderLine } from "../orders/price-lines.ts";
import { hasName } from "../travel/flight-scenarios.ts";
import type { BusBooking } from "./bus-booking.ts";
import { anyFares, type BusFares, keepFares, livingFares } from "./bus-fares-store.ts";
import { busHoldMinutes, documentsFor, paxIdOf, stopsOf } from "./bus-fares-wire.ts";
import { seatedIn, takeBusSeats } from "./bus-inventory.ts";
import { insistOnBusPassengers } from "./bus-passenger-rules.ts";
import { type PricedFares, priceFares } from "./bus-prices.ts";
import { busRouteScenario, takenSeat } from "./bus-scenarios.ts";
import { insistOnBusSeats } from "./bus-seat-rules.ts";
import { busSeed } from "./bus-seed.ts";
import { busWire } from "./bus-wire.ts";

type SaveRequest = ParsedRequestOf<typeof busesEndpoints.saveBusOrder>;
type SeatedPassenger = SaveRequest["seats"][number] & { readonly seat_id: string };
type Saved = AnswerOf<typeof busesEndpoints.saveBusOrder>;

const minute = 60_000;
const shortDeadlineMs = 20_000;

const savedWire = (order: Order): Saved => ({
  uuid: order.uuid,
  order_ref_id: order.id,
  pnr: order.pnr,
  status: order.status,
  pay_by: instantOf(order.payBy),
  price_guarantee_until: instantOf(order.priceGuaranteeUntil ?? order.payBy),
  price: {
    amount: toWire(order.amountDue.minor, knownCurrency(order.amountDue.currency)),
    currency: order.amountDue.currency,
  },
  hash: order.quoteHash,
});

const titlesOf = ({ departure }: PricedFares, seats: readonly string[]) => {
  const [from, to] = [knownBusCity(departure.from).names, knownBusCity(departure.to).names];
  const { names } = departure.operator;
  return {
    title: `${from.en} to ${to.en}`,
    titleAr: `${from.ar} إلى ${to.ar}`,
    subtitle: `${names.en}, seat ${seats.join(", ")}`,
    subtitleAr: `${names.ar}، المقعد ${seats.join("، ")}`,
  };
};

const draftOf = (
  call: Call,
  request: SaveRequest,
  passengers: readonly SeatedPassenger[],
  priced: PricedFares,
): OrderDraft => {
  const { fares, departure, bundle, display, displayLines, charge, chargeLines, policy, hash } = priced;
  const isShort = hasName(request.seats, "EXPIRE");
  const payBy = Math.min(departure.departs, call.now() + (isShort ? shortDeadlineMs : busHoldMinutes * minute));
  const stops = stopsOf(departure, fares);
  const categoryOf = (id: string): string =>
    coachSeats(departure.coach).find((seat) => seat.id === id)?.category ?? "standard";
  const detail: BusBooking = {
    faresId: fares.id,
    departure: departure.id,
    bus: busWire(call.store, { refId: fares.busRef, departure }, display, busSeed(call)),
    from: departure.from,
    to: departure.to,
    ...stops,
    bundle: { code: bundle.code, names: bundle.names },
    passengers: passengers.map((passenger) => ({ ...passenger, category: categoryOf(passenger.seat_id) })),
    display: { currency: display.currency.code, lines: displayLines, rate: display.rate, rateAt: display.at },
    charge: { currency: charge.currency.code, lines: chargeLines, rate: charge.rate },
    policy,
    departs: departure.departs,
    ticketStates: request.seats.map(({ pax_id }) => ({ paxId: pax_id, number: null, state: "waiting" })),
    voucher: request.voucher ?? null,
  };
  return {
    vertical: "buses",
    bookingType: "bus",
    userId: call.userId,
    contact: { email: request.contact.email, phone: request.contact.phone },
    travellers: request.seats.map(({ pax_id, first_name, last_name }) => ({
      id: pax_id,
      firstName: first_name,
      lastName: last_name,
    })),
    payBy,
    priceGuaranteeUntil: payBy,
    quoteHash: hash,
    amountDue: { minor: linesTotal(chargeLines), currency: charge.currency.code },
    lines: chargeLines.map(orderLine),
    ...titlesOf(
      priced,
      passengers.map(({ seat_id }) => seat_id),
    ),
    starts: { at: stops.boarding.time, zone: departure.zone },
    ends: { at: stops.dropping.time, zone: departure.zone },
    image: null,
    pnr: call.code(6),
    reserveAttempt: request.client_attempt_id,
    detail,
  };
};

const repeated = (call: Call, { RefID, client_attempt_id }: SaveRequest): Saved | undefined => {
  const order = orderByReserveAttempt(call.store, client_attempt_id);
  if (order === undefined) return undefined;
  if (anyFares(call, RefID).order?.id !== order.id) {
    throw refuse("duplicate_order", {
      status: 409,
      field: "client_attempt_id",
      message: "This attempt has reserved something else.",
    });
  }
  return savedWire(order);
};

/** Somebody else is quicker: the seat of the scenario, or the first one of a last name SEATTAKEN, is theirs from now on. */
const loseSeat = (call: Call, { departure, seats }: BusFares, { seats: passengers }: SaveRequest): void => {
  const isLost = (id: string, index: number) => id === takenSeat || (index === 0 && hasName(passengers, "SEATTAKEN"));
  const lost = seats.find(({ id }, index) => isLost(id, index));
  if (lost !== undefined) takeBusSeats(call.store, departure, [lost]);
};

/** Each passenger with the seat that was chosen for them. */
const seatedPassengers = ({ seats }: BusFares, request: SaveRequest): readonly SeatedPassenger[] => {
  const seated = request.seats.flatMap((passenger) => {
    const seat = seats.find((_, index) => paxIdOf(index) === passenger.pax_id);
    return seat === undefined ? [] : [{ ...passenger, seat_id: seat.id, wanted: seat.gender }];
  });
  const isEverybody = new Set(seated.map(({ seat_id }) => seat_id)).size === seats.length;
  const wrong = seated.findIndex(({ gender, wanted }) => gender !== wanted);
  if (isEverybody && seated.length === seats.length && wrong === -1) {
    return seated.map(({ wanted: _wanted, ...passenger }) => passenger);
  }
  const field = wrong === -1 ? "seats" : `seats.${wrong}.gender`;
  throw refuse("validation_failed", {
    status: 422,
    field,
    message: "The passengers are not those that the seats were chosen for.",
    meta: { fields: { [field]: "invalid" } },
  });
};

/**
 * Reserves seats at the price that was accepted. The same attempt gives the same booking; seats that somebody else took
 * meanwhile are named, and nothing is held then.
 */
export const saveBusOrder = (call: Call, request: SaveRequest): Saved => {
  const before = repeated(call, request);
  if (before !== undefined) return before;
  const fares = livingFares(call, request.RefID);
  if (fares.order !== null) {
    throw refuse("duplicate_order", {
      status: 409,
      message: "These seats have been reserved already.",
      meta: { uuid: fares.order.uuid, order_ref_id: fares.order.id },
    });
  }
  const priced = priceFares(call, fares);
  const passengers = seatedPassengers(fares, request);
  insistOnBusPassengers(request.seats, documentsFor(priced.departure));
  const isSoldOut = busRouteScenario(priced.departure).soldOutAtReserve === true || hasName(request.seats, "SOLDOUT");
  if (isSoldOut) {
    throw refuse("sold_out", { status: 409, message: "The last seats of this coach have just been sold." });
  }
  loseSeat(call, fares, request);
  insistOnBusSeats(priced.departure, fares.seats, seatedIn(call.store, priced.departure, busSeed(call)));
  if (request.hash !== priced.hash) {
    throw refuse("price_changed", {
      status: 409,
      field: "hash",
      message: "The price has changed. Show it, and reserve again with the new hash when it is accepted.",
      meta: {
        sent_hash: request.hash,
        hash: priced.hash,
        currency: priced.display.currency.code,
        new_total: toWire(linesTotal(priced.displayLines), priced.display.currency),
        lines: linesWire(priced.displayLines, priced.display.currency, call.locale),
      },
    });
  }
  const order = openOrder(call, draftOf(call, request, passengers, priced));
  takeBusSeats(call.store, fares.departure, fares.seats);
  keepFares(call, { ...fares, order: { id: order.id, uuid: order.uuid } });
  return savedWire(order);
};
