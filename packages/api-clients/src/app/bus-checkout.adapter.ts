import {
  bookingUuid,
  type CheckoutService,
  type FindReservationOutcome,
  orderRefId,
  type Problem,
  type Quote,
  type QuoteOutcome,
  type QuoteRequest,
  type RefId,
  type Reservation,
  type ReserveRequest,
  refId,
} from "@safar/engine";
import type { ServiceClient } from "../http/client.ts";
import type { RequestOf, ResponseOf } from "../http/endpoint.ts";
import { isRefusedAs, isSessionOver } from "../http/refusals.ts";
import { passengerFields } from "../travel/flight-quotes.decoding.ts";
import { namesOf, reserveRefusalOf, textsIn } from "../travel/flight-reserve.ts";
import { policyIn, quotedPriceIn } from "../travel/price.decoding.ts";
import { instantOf, type Times } from "./auth.outcomes.ts";
import { busesEndpoints } from "./buses.endpoints.ts";
import { withSignal } from "./wallet.adapter.ts";
import { createMoneyReader, type MoneyReader, malformed } from "./wallet.decoding.ts";

type WireFares = ResponseOf<typeof busesEndpoints.busFares>;
type WireSaved = ResponseOf<typeof busesEndpoints.saveBusOrder>;
type SaveRequest = RequestOf<typeof busesEndpoints.saveBusOrder>;

/** Buses have no quote call of their own: fares of chosen seats, with one of their bundles, are one. */
const quoteIn = (wire: WireFares, reader: MoneyReader, times: Times): Quote => ({
  refId: refId(wire.RefID),
  hash: wire.hash,
  price: quotedPriceIn(wire, reader),
  expiresAt: instantOf(wire.expires_at, times),
  holdMinutes: wire.hold_min,
  passengers: wire.seats.map(({ pax_id: id }) => ({ id, type: "adult" })),
  requiredDetails: [
    {
      type: "adult",
      fields: wire.required_fields.map((field) => passengerFields[field]).filter((field) => field !== null),
      documents: wire.documents,
    },
  ],
  requiredExtras: [],
  offeredExtras: { bag: false, seat: false, meal: false, service: false },
  extras: [],
  policy: policyIn(wire.policy, reader, times),
  firstDay: wire.Bus.departs_at.slice(0, 10),
  lastDay: wire.Bus.departs_at.slice(0, 10),
  reservation:
    wire.reservation === null
      ? null
      : { uuid: bookingUuid(wire.reservation.uuid), order: orderRefId(wire.reservation.order_ref_id) },
});

const quoteRefusalOf = (problem: Problem, request: QuoteRequest): QuoteOutcome => {
  if (isRefusedAs(problem, "sold_out", "seat_taken")) return { type: "SOLD_OUT" };
  if (isRefusedAs(problem, "quote_expired")) {
    // What cannot even be priced anew is unknown to the service: there is nothing left to go on with.
    return { type: request.kind === "read" && request.isRenewed ? "SESSION_EXPIRED" : "QUOTE_EXPIRED" };
  }
  return isSessionOver(problem) ? { type: "SESSION_EXPIRED" } : { type: "PROBLEM", problem };
};

const saveToWire = ({ refId: RefID, acknowledged, party, voucher, attempt }: ReserveRequest): SaveRequest => ({
  RefID,
  hash: acknowledged.quoteHash,
  contact: party.contact,
  seats: party.passengers.map((passenger) => ({
    pax_id: passenger.id,
    title: passenger.title,
    gender: passenger.gender,
    ...namesOf(passenger),
    nationality: passenger.nationality,
    document: passenger.document === null ? null : { kind: passenger.document.kind, number: passenger.document.number },
  })),
  ...(voucher === null ? {} : { voucher }),
  client_attempt_id: attempt,
});

/** The engine's `CheckoutService` for seats of a bus, over the main app service of whoever is signed in. */
export const createBusCheckout = ({
  client,
  ...times
}: Times & { readonly client: ServiceClient }): CheckoutService => {
  const callFares = (request: QuoteRequest, signal: AbortSignal | undefined) => {
    const { refId: RefID } = request;
    const wish =
      request.kind === "first"
        ? { RefID, currency: request.currency, ...(request.option === null ? {} : { bundle: request.option }) }
        : { RefID, refresh: request.kind === "read" && request.isRenewed };
    return client.call(busesEndpoints.busFares, wish, withSignal(signal));
  };

  const reservationIn = (wire: WireSaved): Reservation | string => {
    const reader = createMoneyReader();
    const reservation = {
      booking: bookingUuid(wire.uuid),
      order: orderRefId(wire.order_ref_id),
      pnr: wire.pnr,
      payBy: instantOf(wire.pay_by, times),
      priceGuaranteedUntil: instantOf(wire.price_guarantee_until, times),
      due: reader.money(wire.price.amount, wire.price.currency),
      quoteHash: wire.hash,
    };
    return reader.fault() ?? reservation;
  };

  const findReservation = async (RefID: RefId, signal?: AbortSignal): Promise<FindReservationOutcome> => {
    const found = await client.call(busesEndpoints.busFares, { RefID }, withSignal(signal));
    if (!found.ok) {
      // Fares that were reserved can be read for ever; such as are over were not.
      return isRefusedAs(found.error, "quote_expired") || isSessionOver(found.error)
        ? { type: "NONE" }
        : { type: "PROBLEM", problem: found.error };
    }
    const { reservation: made, expires_at: expiresAt } = found.value;
    if (made === null) return { type: "NONE" };
    const answer = await client.call(busesEndpoints.busBooking, { uuid: made.uuid }, withSignal(signal));
    if (!answer.ok) return { type: "PROBLEM", problem: answer.error };
    const { amount_due: price, pay_by: payBy, price_guarantee_until: guaranteed, ...booking } = answer.value;
    const until = payBy ?? guaranteed ?? expiresAt;
    const reservation = reservationIn({ ...booking, price, pay_by: until, price_guarantee_until: guaranteed ?? until });
    if (typeof reservation === "string") return malformed(reservation);
    const reader = createMoneyReader();
    const quote = quoteIn(found.value, reader, times);
    const fault = reader.fault();
    return fault === null ? { type: "FOUND", reservation, quote } : malformed(fault);
  };

  return {
    async quote(request, signal) {
      const answer = await callFares(request, signal);
      if (!answer.ok) return quoteRefusalOf(answer.error, request);
      const reader = createMoneyReader();
      const quote = quoteIn(answer.value, reader, times);
      const fault = reader.fault();
      return fault === null ? { type: "QUOTED", quote } : malformed(fault);
    },

    // A seat is all there is to choose on a bus, and it is chosen before the price.
    extras: async () => ({ type: "EXTRAS", offers: [], seatMaps: [] }),

    findReservation,

    async reserve(request, signal) {
      const answer = await client.call(busesEndpoints.saveBusOrder, saveToWire(request), withSignal(signal));
      if (answer.ok) {
        const reservation = reservationIn(answer.value);
        // Something was reserved: it is found by its fares once it can be read.
        return typeof reservation === "string" ? { type: "UNKNOWN" } : { type: "RESERVED", reservation };
      }
      const problem = answer.error;
      if (problem.kind === "refused" && problem.code === "seat_taken") {
        const seats = textsIn(problem.meta?.["seats"]).map((seat) => ({ segmentId: "coach", seat }));
        return { type: "SEAT_TAKEN", seats };
      }
      if (problem.kind === "refused" && problem.code === "seat_rule_violation") {
        const seat = problem.meta?.["seat"];
        return { type: "SEAT_TAKEN", seats: typeof seat === "string" ? [{ segmentId: "coach", seat }] : [] };
      }
      return reserveRefusalOf(problem, request, times, "seats");
    },
  };
};
