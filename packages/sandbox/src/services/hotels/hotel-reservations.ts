import type { AnswerOf, hotelsEndpoints } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { knownCurrency, toWire } from "../../world/currencies.ts";
import { instantOf, moneyOf } from "../orders/money.ts";
import { type Order, type OrderDraft, openOrder, orderByReserveAttempt } from "../orders/order.ts";
import { linesTotal, linesWire, orderLine } from "../orders/price-lines.ts";
import { hasName } from "../travel/flight-scenarios.ts";
import { insistOnGuests } from "./guest-rules.ts";
import type { HotelBooking, HotelReserveRequest } from "./hotel-booking.ts";
import { type HeldRooms, takeRooms } from "./hotel-inventory.ts";
import { holdMinutes, stayWire } from "./hotel-quote-wire.ts";
import {
  anyQuote,
  guestsOf,
  type HotelQuote,
  hotelOfQuote,
  insistOnRooms,
  keepQuote,
  livingQuote,
  type PricedHotelQuote,
  priceQuote,
  roomCounts,
} from "./hotel-quotes.ts";
import { checkInAt } from "./hotel-rates.ts";
import { nightsOf } from "./hotel-sessions.ts";

type Reservation = AnswerOf<typeof hotelsEndpoints.reserveHotel>;

const reservationWire = (order: Order): Reservation => ({
  uuid: order.uuid,
  order_ref_id: order.id,
  pnr: order.pnr,
  status: order.status,
  pay_by: instantOf(order.payBy),
  price_guarantee_until: instantOf(order.priceGuaranteeUntil ?? order.payBy),
  amount_due: moneyOf(order.amountDue),
  hash: order.quoteHash,
});

/** Somebody else has this room now. */
const roomGone = () =>
  refuse("room_unavailable", { status: 409, message: "This room is no longer available. Choose another option." });

/** What names do to the price while somebody reserves. */
const surprised = ({ guests }: HotelReserveRequest, quote: HotelQuote): HotelQuote =>
  hasName(guests, "TWICE") && quote.surprises < 2
    ? {
        ...quote,
        surprises: quote.surprises + 1,
        before: quote.basis,
        basis: { ...quote.basis, drift: quote.basis.drift * 1.035 },
      }
    : quote;

const priceChanged = (call: Call, { hash }: HotelReserveRequest, shown: PricedHotelQuote, now: PricedHotelQuote) =>
  refuse("price_changed", {
    status: 409,
    message: "The price has changed. Show it, and reserve again with the new hash when it is accepted.",
    field: "hash",
    meta: {
      sent_hash: hash,
      hash: now.hash,
      currency: now.display.currency.code,
      old_total: toWire(linesTotal(shown.displayLines), shown.display.currency),
      new_total: toWire(linesTotal(now.displayLines), now.display.currency),
      lines: linesWire(now.displayLines, now.display.currency, call.locale),
    },
  });

const heldBy = (quote: HotelQuote): readonly HeldRooms[] =>
  Array.from(roomCounts(quote), ([room, count]) => ({
    hotel: quote.hotelId,
    room,
    nights: nightsOf(quote.criteria),
    count,
  }));

const shortDeadlineMs = 20_000;
const minuteMs = 60_000;

/** The order that a reservation opens, charged in the edition's currency. */
const draftOf = (call: Call, request: HotelReserveRequest, priced: PricedHotelQuote): OrderDraft => {
  const { quote, hotel, display, displayLines, charge, chargeLines, policy, hash } = priced;
  const { check_in, check_out } = quote.criteria;
  const checkIn = checkInAt(hotel, check_in);
  const holdMs = hasName(request.guests, "EXPIRE") ? shortDeadlineMs : holdMinutes * minuteMs;
  const payBy = Math.min(checkIn, call.now() + holdMs);
  const stay = stayWire(call, priced);
  const expected = new Map(guestsOf(quote).map((guest) => [guest.id, guest]));
  const detail: HotelBooking = {
    quoteId: quote.id,
    stay,
    guests: request.guests.map((guest) => ({
      ...guest,
      room: expected.get(guest.guest_id)?.room ?? 0,
      age: expected.get(guest.guest_id)?.age ?? null,
    })),
    display: { currency: display.currency.code, lines: displayLines, rate: display.rate, rateAt: display.at },
    charge: { currency: charge.currency.code, lines: chargeLines, rate: charge.rate },
    policy,
    checkIn,
    held: heldBy(quote),
  };
  const rooms = [...new Set(quote.rates.map(({ room }) => room))];
  return {
    vertical: "hotels",
    bookingType: "hotel",
    userId: request.user_uuid ?? null,
    contact: { email: request.contact.email, phone: request.contact.phone },
    travellers: request.guests.map(({ guest_id, first_name, last_name }) => ({
      id: guest_id,
      firstName: first_name,
      lastName: last_name,
    })),
    payBy,
    priceGuaranteeUntil: payBy,
    quoteHash: hash,
    amountDue: { minor: linesTotal(chargeLines), currency: knownCurrency(charge.currency.code).code },
    lines: chargeLines.map(orderLine),
    title: hotel.names.en,
    titleAr: hotel.names.ar,
    subtitle: `${hotel.city.names.en}, ${rooms.map(({ names }) => names.en).join(", ")}`,
    subtitleAr: `${hotel.city.names.ar}، ${rooms.map(({ names }) => names.ar).join("، ")}`,
    starts: { at: `${check_in}T${hotel.checkInFrom}`, zone: hotel.city.zone },
    ends: { at: `${check_out}T${hotel.checkOutUntil}`, zone: hotel.city.zone },
    image: null,
    pnr: null,
    reserveAttempt: request.client_attempt_id,
    detail,
  };
};

const repeated = (call: Call, { RefID, client_attempt_id }: HotelReserveRequest): Reservation | undefined => {
  const order = orderByReserveAttempt(call.store, client_attempt_id);
  if (order === undefined) return undefined;
  if (anyQuote(call, RefID).order?.id !== order.id) {
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
 * booking, so that nobody books twice. Whoever reserves the last room first has it.
 */
export const reserve = (call: Call, request: HotelReserveRequest): Reservation => {
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
  insistOnGuests(request.guests, guestsOf(quote));
  const { scenario } = hotelOfQuote(quote);
  if (scenario === "room_asleep" || hasName(request.guests, "SOLDOUT")) throw roomGone();
  if (scenario === "hotel_refuses") {
    throw refuse("supplier_error", { status: 409, message: "The hotel did not take the reservation." });
  }
  insistOnRooms(call, quote, roomGone);

  const shown = priceQuote(call, quote);
  const moved = surprised(request, quote);
  const now = moved === quote ? shown : priceQuote(call, keepQuote(call, moved));
  if (request.hash !== now.hash) throw priceChanged(call, request, shown, now);

  const order = openOrder(call, draftOf(call, request, now));
  takeRooms(call.store, heldBy(quote));
  keepQuote(call, { ...moved, order: { id: order.id, uuid: order.uuid } });
  return reservationWire(order);
};
