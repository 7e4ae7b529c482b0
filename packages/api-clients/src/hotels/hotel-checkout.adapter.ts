import {
  genderOfTitle,
  type HotelsService,
  type QuoteRequest,
  type ReserveRequest,
  type SearchService,
} from "@safar/engine";
import { userToWire } from "../bookings/booking.service.ts";
import { createCheckoutService } from "../checkout/checkout.service.ts";
import { calledToWire, paxTypeOf, reserveToWire } from "../checkout/reserve.encoding.ts";
import type { CallOptions } from "../http/client.ts";
import type { RequestOf } from "../http/endpoint.ts";
import type { UserOptions } from "../wire/adapter-options.ts";
import { readMoney } from "../wire/money.ts";
import { sessionRefusalOf } from "../wire/refusals.ts";
import { hotelBookingCall } from "./hotel-bookings.adapter.ts";
import { detailIn, ownQuoteIn } from "./hotels.decoding.ts";
import { hotelsEndpoints } from "./hotels.endpoints.ts";
import { splitRateKeys } from "./rate-keys.ts";

/** The client is of the hotel service. */
export type HotelCheckoutOptions = UserOptions;

/** What follows the choice of a hotel: its rooms, their price, and the reservation. */
export type HotelCheckout = Omit<HotelsService, keyof SearchService>;

const reserveHotelToWire = (
  request: ReserveRequest,
  user: string | null,
): RequestOf<typeof hotelsEndpoints.reserveHotel> => ({
  ...reserveToWire(request),
  ...userToWire(user),
  guests: request.party.travellers.map((guest) => ({
    guest_id: guest.id,
    pax_type: paxTypeOf(guest),
    ...calledToWire({ ...guest, gender: guest.title && genderOfTitle[guest.title] }),
    birth_date: guest.birthDate === "" ? null : guest.birthDate,
    nationality: guest.nationality === "" ? null : guest.nationality,
  })),
});

export const createHotelCheckout = ({ client, user = null, ...times }: HotelCheckoutOptions): HotelCheckout => {
  const callQuote = (request: QuoteRequest, options: CallOptions) => {
    const { refId: RefID } = request;
    if (request.kind === "first") {
      const { offer: ItineraryRefID, option, currency } = request;
      const wish = { RefID, ItineraryRefID, rate_keys: splitRateKeys(option), currency };
      return client.call(hotelsEndpoints.quoteHotel, wish, options);
    }
    const isRenewed = request.kind === "read" && request.isRenewed;
    return client.call(hotelsEndpoints.quotedHotel, { RefID, refresh: isRenewed ? "1" : "0" }, options);
  };

  const checkout = createCheckoutService(
    {
      people: "guests",
      alsoSoldOut: ["room_unavailable"],
      booking: hotelBookingCall(client, user),
      callQuote,
      ownQuoteIn,
      callReserve: (request, options) =>
        client.call(hotelsEndpoints.reserveHotel, reserveHotelToWire(request, user), options),
    },
    times,
  );

  return {
    ...checkout,

    async hotel(RefID, ItineraryRefID, signal) {
      const answer = await client.call(hotelsEndpoints.hotel, { RefID, ItineraryRefID }, { signal });
      if (!answer.ok) return sessionRefusalOf(answer.error);
      const detail = readMoney((reader) => detailIn(answer.value, reader, times));
      return detail.ok ? { type: "HOTEL", detail: detail.value } : detail.error;
    },
  };
};
