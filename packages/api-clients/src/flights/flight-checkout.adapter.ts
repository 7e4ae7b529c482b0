import type {
  FlightsService,
  QuoteRequest,
  Refusal,
  ReserveRequest,
  SearchService,
  TakenSeat,
  Traveller,
} from "@safar/engine";
import { userToWire } from "../bookings/booking.service.ts";
import { createCheckoutService } from "../checkout/checkout.service.ts";
import { calledToWire, paxTypeOf, reserveToWire } from "../checkout/reserve.encoding.ts";
import type { CallOptions } from "../http/client.ts";
import type { RequestOf } from "../http/endpoint.ts";
import type { UserOptions } from "../wire/adapter-options.ts";
import { textsIn } from "../wire/refusals.ts";
import { createFlightExtras } from "./ancillaries.adapter.ts";
import { flightBookingCall } from "./flight-bookings.adapter.ts";
import { flightBookingsEndpoints } from "./flight-bookings.endpoints.ts";
import { createFlightFares } from "./flight-fares.adapter.ts";
import { choiceToWire, ownQuoteIn } from "./flight-quotes.decoding.ts";
import { flightsEndpoints } from "./flights.endpoints.ts";

/** The client is of the flight and general service. */
export type FlightCheckoutOptions = UserOptions;

/** What follows the choice of an offer: its fares, its price, its extras and its reservation. */
export type FlightCheckout = Omit<FlightsService, keyof SearchService>;

type WireRequest = RequestOf<typeof flightBookingsEndpoints.reserveFlight>;

const documentOf = ({ document, nationality }: Traveller): WireRequest["passengers"][number]["document"] =>
  document === null
    ? null
    : {
        kind: document.kind,
        number: document.number,
        issued_by: document.issuedBy ?? nationality,
        issued_on: document.issuedOn,
        expires_on: document.expiresOn,
      };

const reserveFlightToWire = (request: ReserveRequest, user: string | null): WireRequest => ({
  ...reserveToWire(request),
  ...userToWire(user),
  passengers: request.party.travellers.map((passenger) => ({
    pax_id: passenger.id,
    pax_type: paxTypeOf(passenger),
    ...calledToWire(passenger),
    birth_date: passenger.birthDate,
    nationality: passenger.nationality,
    document: documentOf(passenger),
    frequent_flyer: passenger.frequentFlyer,
    tied_to: passenger.tiedTo,
  })),
  addons: request.extras.map(choiceToWire),
});

/** The chosen seats that the service names as gone, each by the service that it was chosen with. */
const takenIn = ({ code, meta }: Refusal, { extras }: ReserveRequest): readonly TakenSeat[] | null => {
  if (code !== "seat_taken") return null;
  const seats = textsIn(meta?.["seats"]);
  return textsIn(meta?.["service_ids"]).flatMap((serviceId, index) => {
    const [segmentId, seat] = [extras.find((choice) => choice.serviceId === serviceId)?.segmentId, seats[index]];
    return typeof segmentId === "string" && seat !== undefined ? [{ segmentId, seat }] : [];
  });
};

export const createFlightCheckout = ({ client, user = null, ...times }: FlightCheckoutOptions): FlightCheckout => {
  const callQuote = (request: QuoteRequest, options: CallOptions) => {
    const { refId: RefID } = request;
    switch (request.kind) {
      case "first": {
        const { offer: ItineraryRefID, option, currency } = request;
        const fare = option === null ? {} : { FareRefID: option };
        return client.call(flightsEndpoints.quote, { RefID, ItineraryRefID, currency, ...fare }, options);
      }
      case "again":
        return client.call(flightsEndpoints.requote, { RefID, addons: request.extras.map(choiceToWire) }, options);
      default: {
        const refresh = request.isRenewed ? "1" : "0";
        return client.call(flightsEndpoints.getQuote, { refid: RefID, refresh }, options);
      }
    }
  };

  const checkout = createCheckoutService(
    {
      people: "passengers",
      takenIn,
      booking: flightBookingCall(client, user),
      callQuote,
      ownQuoteIn,
      callReserve: (request, options) =>
        client.call(flightBookingsEndpoints.reserveFlight, reserveFlightToWire(request, user), options),
      ...createFlightExtras({ client }),
    },
    times,
  );
  return { ...checkout, ...createFlightFares({ client, ...times }) };
};
