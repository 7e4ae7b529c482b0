import type { AnswerOf, hotelsEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import { pointWire } from "../../world/geography.ts";
import { addressOf, phoneOf } from "../../world/hotels/hotel-words.ts";
import { moneyAt } from "../../world/money.ts";
import { namesWire } from "../../world/names.ts";
import { linesTotal } from "../orders/price-lines.ts";
import { changeWire, quotedWire } from "../selling/quote-wire.ts";
import { seedOf } from "../selling/seed.ts";
import { guestsOf, linesIn, type PricedHotel } from "./hotel-quotes.ts";
import { nightsOf } from "./hotel-sessions.ts";

export type WireHotelQuote = AnswerOf<typeof hotelsEndpoints.quoteHotel>;
export type WireStay = WireHotelQuote["Stay"];

/** How long a reservation waits for its payment, in minutes. */
export const holdMinutes = 30;

export const stayWire = ({ locale }: Pick<Call, "locale">, { hotel, quote }: PricedHotel): WireStay => ({
  hotel_id: hotel.id,
  ...namesWire(hotel.names),
  stars: hotel.stars,
  area: namesWire(hotel.area.names),
  city: namesWire(hotel.city.names),
  address: addressOf(hotel, locale),
  phone: phoneOf(hotel),
  ...pointWire(hotel),
  tz: hotel.city.zone,
  image: hotel.names.en,
  check_in: quote.criteria.check_in,
  check_in_from: hotel.checkInFrom,
  check_out: quote.criteria.check_out,
  check_out_until: hotel.checkOutUntil,
  nights: nightsOf(quote.criteria).length,
  rooms: quote.rates.map(({ room, plan }, index) => ({
    room_key: room.key,
    ...namesWire(room.names),
    board: plan.board,
    beds: room.beds.count,
    refundable: plan.isRefundable,
    adults: quote.criteria.rooms[index]?.adults ?? 1,
    child_ages: [...(quote.criteria.rooms[index]?.child_ages ?? [])],
  })),
});

const changeOf = (call: Call, priced: PricedHotel): WireHotelQuote["price_changed"] => {
  const { currency, before } = priced.quote;
  const money = moneyAt(currency, before.pricedAt, seedOf(call, "hotels"));
  return changeWire(call, priced, linesTotal(linesIn(call, priced.quote, before, money)));
};

const asked = ["title", "gender", "first_name", "last_name"] as const;

export const quoteWire = (call: Call, priced: PricedHotel): WireHotelQuote => {
  const { quote } = priced;
  const guests = guestsOf(quote);
  const types = [...new Set(guests.filter(({ named }) => named).map(({ pax_type }) => pax_type))];
  return {
    ...quotedWire(call, priced, holdMinutes),
    SearchRefID: quote.sessionId,
    ItineraryRefID: quote.itineraryId,
    Stay: stayWire(call, priced),
    guests: [...guests],
    price_changed: changeOf(call, priced),
    required_fields: types.map((paxType) => ({ pax_type: paxType, fields: [...asked] })),
  };
};
