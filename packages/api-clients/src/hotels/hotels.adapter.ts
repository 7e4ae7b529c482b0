import {
  type BookingService,
  type CurrencyCode,
  createHotelSearch,
  decodeStay,
  type FindReservationOutcome,
  type HotelBooking,
  type HotelFinder,
  type HotelPlacesService,
  type HotelResultsStore,
  type HotelsService,
  type PlacesOutcome,
  type Problem,
  type QuoteOutcome,
  type QuoteRequest,
  type RefId,
  type ReserveRequest,
  refId,
  type SearchService,
} from "@safar/engine";
import { instantOf, type Times } from "../app/auth.outcomes.ts";
import { withSignal } from "../app/wallet.adapter.ts";
import { createMoneyReader, malformed } from "../app/wallet.decoding.ts";
import { cleanText } from "../client/content.text.ts";
import type { ServiceClient } from "../http/client.ts";
import type { RequestOf, ResponseOf } from "../http/endpoint.ts";
import { isRefusedAs, isSessionOver } from "../http/refusals.ts";
import { askedBy, bookingIn, readRefusalOf, reservationIn } from "../travel/booking.decoding.ts";
import { namesOf, reserveRefusalOf } from "../travel/flight-reserve.ts";
import { detailIn, offerIn, placeIn, quoteIn, stayIn, surroundingIn } from "./hotels.decoding.ts";
import { hotelsEndpoints } from "./hotels.endpoints.ts";

type Options = Times & {
  /** Of the hotel service. */
  readonly client: ServiceClient;
};

export type HotelFinderOptions = Options & {
  /** The currency that prices are shown in. */
  readonly currency: CurrencyCode;
};

export type HotelCheckoutOptions = Options & {
  /** The signed-in person's own id, by which their reservations are theirs. */
  readonly user?: string | null;
};

export type HotelsAdapterOptions = HotelFinderOptions &
  HotelCheckoutOptions & {
    /** Where what a search finds goes. */
    readonly store: HotelResultsStore;
  };

/** What follows the choice of a hotel: its rooms, their price, and the reservation. */
export type HotelCheckout = Omit<HotelsService, keyof SearchService>;

/** Where hotels can be looked for, over the hotel service. */
export const createHotelPlaces = ({ client }: Pick<Options, "client">): HotelPlacesService => ({
  async search(text, signal): Promise<PlacesOutcome> {
    const query = text.trim().slice(0, 80);
    if (query === "") return { type: "FOUND", places: [] };
    const answer = await client.call(hotelsEndpoints.hotelSuggestions, { query }, withSignal(signal));
    return answer.ok
      ? { type: "FOUND", places: answer.value.map(placeIn) }
      : { type: "PROBLEM", problem: answer.error };
  },
  async nearby(signal): Promise<PlacesOutcome> {
    const answer = await client.call(hotelsEndpoints.userLocation, {}, withSignal(signal));
    if (!answer.ok) return { type: "PROBLEM", problem: answer.error };
    const { city } = answer.value;
    return { type: "FOUND", places: city === null ? [] : [placeIn(city)] };
  },
});

/** The calls of a search over the hotel service. */
export const createHotelFinder = ({ client, currency, ...times }: HotelFinderOptions): HotelFinder => ({
  async find(search, signal) {
    const { place, checkIn, checkOut, rooms } = decodeStay(search);
    const request = {
      place,
      check_in: checkIn,
      check_out: checkOut,
      rooms: rooms.map(({ adults, childAges }) => ({
        adults,
        child_ages: childAges.filter((age) => age !== null),
      })),
      currency,
    };
    const answer = await client.call(hotelsEndpoints.searchHotels, request, withSignal(signal));
    if (!answer.ok) {
      const problem = answer.error;
      return isRefusedAs(problem, "validation_failed", "not_found")
        ? { type: "INVALID" }
        : { type: "PROBLEM", problem };
    }
    const { RefID, expires_at, Place, nights, Hotels, Surroundings } = answer.value;
    return {
      type: "FOUND",
      refId: refId(RefID),
      search,
      place: Place === null ? null : placeIn(Place),
      nights,
      // One hotel that nobody can reckon with does not take the others away.
      hotels: Hotels.flatMap((wire) => {
        const reader = createMoneyReader();
        const offer = offerIn(wire, reader, times);
        return reader.fault() === null ? [offer] : [];
      }),
      surroundings: Surroundings.map(surroundingIn),
      expiresAt: instantOf(expires_at, times),
    };
  },

  async touch(RefID, ItineraryRefID, signal) {
    const answer = await client.call(hotelsEndpoints.hotel, { RefID, ItineraryRefID }, withSignal(signal));
    if (answer.ok) return { type: "ALIVE", expiresAt: instantOf(answer.value.expires_at, times) };
    const problem = answer.error;
    return isSessionOver(problem) ? { type: "GONE" } : { type: "PROBLEM", problem };
  },

  // The service says nothing of a session but its hotels; whoever opened it may remember it.
  recall: () => Promise.resolve({ type: "GONE" }),
});

const quoteRefusalOf = (problem: Problem, request: QuoteRequest): QuoteOutcome => {
  if (isRefusedAs(problem, "sold_out", "room_unavailable")) return { type: "SOLD_OUT" };
  if (isRefusedAs(problem, "quote_expired")) {
    return { type: request.kind === "read" && request.isRenewed ? "SESSION_EXPIRED" : "QUOTE_EXPIRED" };
  }
  return isSessionOver(problem) ? { type: "SESSION_EXPIRED" } : { type: "PROBLEM", problem };
};

type WireReserve = RequestOf<typeof hotelsEndpoints.reserveHotel>;

const reserveToWire = (request: ReserveRequest, user: string | null): WireReserve => ({
  RefID: request.refId,
  hash: request.acknowledged.quoteHash,
  contact: request.party.contact,
  guests: request.party.passengers.map((guest) => ({
    guest_id: guest.id,
    pax_type: guest.type,
    title: guest.title,
    gender: guest.gender,
    ...namesOf(guest),
    birth_date: guest.birthDate === "" ? null : guest.birthDate,
    nationality: guest.nationality === "" ? null : guest.nationality,
  })),
  ...(request.voucher === null ? {} : { voucher: request.voucher }),
  ...(user === null ? {} : { user_uuid: user }),
  client_attempt_id: request.attempt,
});

export const createHotelCheckout = ({ client, user = null, ...times }: HotelCheckoutOptions): HotelCheckout => {
  const callQuote = (request: QuoteRequest, signal: AbortSignal | undefined) => {
    const { refId: RefID } = request;
    if (request.kind === "first") {
      const { offer: ItineraryRefID, option, currency } = request;
      // A rate for each room, in the order of the search.
      const rate_keys = (option ?? "").split("~").filter((key) => key !== "");
      return client.call(
        hotelsEndpoints.quoteHotel,
        { RefID, ItineraryRefID, rate_keys, currency },
        withSignal(signal),
      );
    }
    const isRenewed = request.kind === "read" && request.isRenewed;
    return client.call(hotelsEndpoints.quotedHotel, { RefID, refresh: isRenewed ? "1" : "0" }, withSignal(signal));
  };

  const findReservation = async (RefID: RefId, signal?: AbortSignal): Promise<FindReservationOutcome> => {
    const found = await client.call(hotelsEndpoints.quotedHotel, { RefID }, withSignal(signal));
    if (!found.ok) {
      // A quote that was reserved can be read for ever; one that is over was not.
      return isRefusedAs(found.error, "quote_expired") || isSessionOver(found.error)
        ? { type: "NONE" }
        : { type: "PROBLEM", problem: found.error };
    }
    const { reservation: made, expires_at: expiresAt } = found.value;
    if (made === null) return { type: "NONE" };
    const request = { UUID: made.uuid, ...askedBy({ proof: null }, user) };
    const answer = await client.call(hotelsEndpoints.hotelBooking, request, withSignal(signal));
    if (!answer.ok) return { type: "PROBLEM", problem: answer.error };
    const { pay_by: payBy, price_guarantee_until: guaranteed, voucher_number: pnr, ...booking } = answer.value;
    const until = payBy ?? guaranteed ?? expiresAt;
    const reservation = reservationIn(
      { ...booking, pnr, pay_by: until, price_guarantee_until: guaranteed ?? until },
      times,
    );
    if (typeof reservation === "string") return malformed(reservation);
    const reader = createMoneyReader();
    const quote = quoteIn(found.value, reader, times);
    const fault = reader.fault();
    return fault === null ? { type: "FOUND", reservation, quote } : malformed(fault);
  };

  return {
    findReservation,

    // A hotel sells nothing beside its rooms here, and a quote says so.
    extras: () => Promise.resolve({ type: "EXTRAS", offers: [], seatMaps: [] }),

    async hotel(RefID, ItineraryRefID, signal) {
      const answer = await client.call(hotelsEndpoints.hotel, { RefID, ItineraryRefID }, withSignal(signal));
      if (!answer.ok) {
        const problem = answer.error;
        return isSessionOver(problem) ? { type: "SESSION_EXPIRED" } : { type: "PROBLEM", problem };
      }
      const reader = createMoneyReader();
      const detail = detailIn(answer.value, reader, times);
      const fault = reader.fault();
      return fault === null ? { type: "HOTEL", detail } : malformed(fault);
    },

    async quote(request, signal) {
      const answer = await callQuote(request, signal);
      if (!answer.ok) return quoteRefusalOf(answer.error, request);
      const reader = createMoneyReader();
      const quote = quoteIn(answer.value, reader, times);
      const fault = reader.fault();
      return fault === null ? { type: "QUOTED", quote } : malformed(fault);
    },

    async reserve(request, signal) {
      const answer = await client.call(hotelsEndpoints.reserveHotel, reserveToWire(request, user), withSignal(signal));
      if (!answer.ok) return reserveRefusalOf(answer.error, request, times, "guests");
      const reservation = reservationIn(answer.value, times);
      // Something was reserved: it is found by the quote once it can be read.
      return typeof reservation === "string" ? { type: "UNKNOWN" } : { type: "RESERVED", reservation };
    },
  };
};

/** The engine's `HotelsService` over the hotel service. */
export const createHotelsService = ({ store, currency, user, ...rest }: HotelsAdapterOptions): HotelsService => ({
  ...createHotelSearch({ finder: createHotelFinder({ currency, ...rest }), store, clock: rest.clock }),
  ...createHotelCheckout({ ...rest, ...(user === undefined ? {} : { user }) }),
});

type WireBooking = ResponseOf<typeof hotelsEndpoints.hotelBooking>;

const bookedIn = (wire: WireBooking): HotelBooking["hotel"] => ({
  stay: stayIn(wire.Stay),
  voucher: wire.voucher_number,
  guests: wire.guests.map(({ guest_id: id, pax_type: type, room, age, title, first_name, last_name }) => ({
    id,
    type,
    room,
    age,
    title: cleanText(title),
    firstName: cleanText(first_name),
    lastName: cleanText(last_name),
  })),
});

/** The engine's `BookingService` over the hotel service; what it reads are `HotelBooking`s. */
export const createHotelBookingService = ({ client, user = null, ...times }: HotelCheckoutOptions): BookingService => ({
  async read(request, signal) {
    const wish = { UUID: request.booking, ...askedBy(request, user) };
    const answer = await client.call(hotelsEndpoints.hotelBooking, wish, withSignal(signal));
    if (!answer.ok) return readRefusalOf(answer.error, request);
    const reader = createMoneyReader();
    const base = bookingIn(answer.value, { pnr: answer.value.voucher_number, changes: [] }, reader, times);
    const booking: HotelBooking = { ...base, hotel: bookedIn(answer.value) };
    const fault = reader.fault();
    if (fault !== null) return malformed(fault);
    // The service hides what it would show to the owner, rather than saying no.
    return booking.isMasked && request.proof !== null ? { type: "PROOF_REFUSED" } : { type: "BOOKING", booking };
  },

  // A hotel changes nothing that one could answer.
  respond: () => Promise.resolve({ type: "TOO_LATE" }),
});
