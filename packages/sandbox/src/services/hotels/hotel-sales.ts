import { refuse } from "../../core/service.ts";
import { namesInRow } from "../../world/names.ts";
import {
  complaintsOfAll,
  duplicates,
  insistOn,
  insistOnParty,
  nameComplaints,
  travellerOf,
} from "../selling/people.ts";
import { createSales } from "../selling/sales.ts";
import type { HotelBooking, HotelReserveRequest } from "./hotel-booking.ts";
import { roomsHeld } from "./hotel-inventory.ts";
import { holdMinutes, stayWire } from "./hotel-quote-wire.ts";
import {
  guestsOf,
  type HotelQuote,
  hotelOfQuote,
  hotelQuotes,
  insistOnRooms,
  type PricedHotel,
  priceQuote,
  roomCounts,
} from "./hotel-quotes.ts";
import { checkInAt } from "./hotel-rates.ts";
import { nightsOf } from "./hotel-sessions.ts";

/** Somebody else has this room now. */
const roomGone = () =>
  refuse("room_unavailable", { status: 409, message: "This room is no longer available. Choose another option." });

/** Refuses guests whom the hotel could not take in. */
const insistOnGuests = (guests: HotelReserveRequest["guests"], quote: HotelQuote): void => {
  const named = guestsOf(quote).filter((guest) => guest.named);
  const expected = named.map(({ id, pax_type }) => `${id}/${pax_type}`);
  const given = guests.map(({ guest_id, pax_type }) => `${guest_id}/${pax_type}`);
  insistOnParty("guests", expected, given);
  insistOn([...complaintsOfAll("guests", guests, nameComplaints), ...duplicates("guests", guests)]);
};

const titlesOf = ({ hotel, quote }: PricedHotel) => {
  const rooms = [...new Set(quote.rates.map(({ room }) => room))];
  const { names, slug } = hotel.city;
  return {
    title: hotel.names,
    subtitle: namesInRow(names, ...rooms.map((room) => room.names)),
    places: [{ code: `${slug}--${hotel.slug}`, names }],
    offer: hotel.id,
  };
};

/** Stays: a voucher in place of a ticket, and a time that is kept. */
export const hotelSales = createSales<HotelReserveRequest, PricedHotel, HotelBooking>({
  vertical: "hotels",
  bookingType: "hotel",
  quotes: hotelQuotes,
  surprises: ["TWICE"],
  soldOut: roomGone,
  isLost: (quote) => hotelOfQuote(quote).scenario?.atReserve === "gone",
  people: ({ guests }) => guests.map((one) => travellerOf(one.guest_id, one)),
  holds: (_, quote) =>
    roomCounts(quote).flatMap(([room, count]) => roomsHeld(quote.hotelId, room, nightsOf(quote.criteria), count)),
  price: priceQuote,
  insistOnPeople: (_, { guests }, { quote }) => insistOnGuests(guests, quote),
  insistOnStock: (call, { quote }) => {
    if (hotelOfQuote(quote).scenario?.atReserve === "refused") {
      throw refuse("supplier_error", { status: 409, message: "The hotel did not take the reservation." });
    }
    insistOnRooms(call, quote, roomGone);
  },
  describe: (call, { guests }, priced) => {
    const { hotel, quote } = priced;
    const { check_in, check_out } = quote.criteria;
    const expected = new Map(guestsOf(quote).map((guest) => [guest.id, guest]));
    return {
      ...titlesOf(priced),
      fee: { en: "Hotel cancellation fee", ar: "رسوم الإلغاء لدى الفندق" },
      ticketNumbers: { length: 13 },
      rescheduledBy: null,
      starts: { at: `${check_in}T${hotel.checkInFrom}`, zone: hotel.city.zone },
      ends: { at: `${check_out}T${hotel.checkOutUntil}`, zone: hotel.city.zone },
      begins: checkInAt(hotel, check_in),
      holdMinutes,
      pnr: null,
      detail: {
        quoteId: quote.id,
        stay: stayWire(call, priced),
        guests: guests.map((guest) => {
          const { room = 0, age = null } = expected.get(guest.guest_id) ?? {};
          return { ...guest, room, age };
        }),
      },
    };
  },
});
