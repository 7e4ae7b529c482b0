import type { AnswerOf, hotelsEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import { toWire } from "../../world/currencies.ts";
import { addressOf } from "../../world/hotel-words.ts";
import { instantOf } from "../orders/money.ts";
import { linesTotal, linesWire } from "../orders/price-lines.ts";
import { chargeWire, priceWire } from "../orders/price-wire.ts";
import { policyWire } from "../travel/fare-policy.ts";
import { moneyAt } from "../travel/flight-prices.ts";
import { guestsOf, linesIn, type PricedHotelQuote } from "./hotel-quotes.ts";
import { hotelSeed, nightsOf } from "./hotel-sessions.ts";

export type WireHotelQuote = AnswerOf<typeof hotelsEndpoints.quoteHotel>;
export type WireStay = WireHotelQuote["Stay"];

/** How long a reservation waits for its payment, in minutes. */
export const holdMinutes = 30;

export const stayWire = ({ locale }: Pick<Call, "locale">, { hotel, quote }: PricedHotelQuote): WireStay => ({
  hotel_id: hotel.id,
  name: hotel.names.en,
  name_ar: hotel.names.ar,
  stars: hotel.stars,
  area: { name: hotel.area.names.en, name_ar: hotel.area.names.ar },
  city: { name: hotel.city.names.en, name_ar: hotel.city.names.ar },
  address: addressOf(hotel, locale),
  lat: hotel.latitude,
  lng: hotel.longitude,
  tz: hotel.city.zone,
  image: hotel.names.en,
  check_in: quote.criteria.check_in,
  check_in_from: hotel.checkInFrom,
  check_out: quote.criteria.check_out,
  check_out_until: hotel.checkOutUntil,
  nights: nightsOf(quote.criteria).length,
  rooms: quote.rates.map(({ room, plan }, index) => ({
    room_key: room.key,
    name: room.names.en,
    name_ar: room.names.ar,
    board: plan.board,
    beds: room.beds.count,
    refundable: plan.isRefundable,
    adults: quote.criteria.rooms[index]?.adults ?? 1,
    child_ages: [...(quote.criteria.rooms[index]?.child_ages ?? [])],
  })),
});

const changeOf = (call: Call, { quote, display, displayLines }: PricedHotelQuote): WireHotelQuote["price_changed"] => {
  const before = moneyAt(quote.currency, quote.before.pricedAt, hotelSeed(call));
  const old = linesTotal(linesIn(call, quote, quote.before, before).flat());
  const now = linesTotal(displayLines);
  return old === now
    ? null
    : {
        currency: display.currency.code,
        old_total: toWire(old, display.currency),
        new_total: toWire(now, display.currency),
        lines: linesWire(displayLines, display.currency, call.locale),
      };
};

const asked = ["title", "gender", "first_name", "last_name"] as const;

export const quoteWire = (call: Call, priced: PricedHotelQuote): WireHotelQuote => {
  const { quote, display, displayLines, charge, policy, hash } = priced;
  const guests = guestsOf(quote);
  const types = [...new Set(guests.map(({ pax_type }) => pax_type))];
  return {
    RefID: quote.id,
    SearchRefID: quote.sessionId,
    ItineraryRefID: quote.itineraryId,
    expires_at: instantOf(quote.expiresAt),
    Stay: stayWire(call, priced),
    guests: [...guests],
    price: priceWire(displayLines, display, call.locale),
    charge: chargeWire(call, priced),
    price_changed: changeOf(call, priced),
    required_fields: types.map((paxType) => ({ pax_type: paxType, fields: [...asked] })),
    policy: policyWire(policy, charge.currency),
    hold_min: holdMinutes,
    hash,
    reservation: quote.order === null ? null : { uuid: quote.order.uuid, order_ref_id: quote.order.id },
  };
};
