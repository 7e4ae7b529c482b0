import {
  type BookedFlight,
  type BookingPayment,
  type BookingService,
  bookingUuid,
  type FlightBooking,
  isBookingStatus,
  orderRefId,
  type Problem,
  type ReadOutcome,
  type ReadRequest,
  type Refund,
} from "@safar/engine";
import { instantOf, isRefusedAs, type Times } from "../app/auth.outcomes.ts";
import { withSignal } from "../app/wallet.adapter.ts";
import { createMoneyReader, type MoneyReader, malformed } from "../app/wallet.decoding.ts";
import { cleanText } from "../client/content.text.ts";
import type { ServiceClient } from "../http/client.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import { flightBookingsEndpoints } from "./flight-bookings.endpoints.ts";
import { itineraryIn, referencesIn, segmentIn } from "./itinerary.decoding.ts";
import { policyIn, quotedPriceIn } from "./price.decoding.ts";

export type FlightBookingsAdapterOptions = Times & {
  /** Of the flight and general service. */
  readonly client: ServiceClient;
  /** The signed-in person's own id, by which their bookings are theirs. */
  readonly user?: string | null;
};

type WireBooking = ResponseOf<typeof flightBookingsEndpoints.flightBooking>;
type WireRefund = NonNullable<WireBooking["refund"]>;

const refundIn = (wire: WireRefund, { money }: MoneyReader, times: Times): Refund => ({
  state: wire.status,
  amount: money(wire.amount, wire.currency),
  target: wire.to === "unknown" ? "original" : wire.to,
  steps: wire.timeline.map(({ step, at, expected_at: expectedAt }) => ({
    step: step === "sent_to_airline" ? ("sent" as const) : step,
    at: at === null ? null : instantOf(at, times),
    expectedAt: expectedAt === null ? null : instantOf(expectedAt, times),
  })),
});

type WirePassenger = WireBooking["passengers"][number];
type WireTicket = WireBooking["tickets"][number];

/** Enough to tell one document from another. */
const endingLength = 4;

const passengerIn = (wire: WirePassenger, ticket: WireTicket | undefined): BookedFlight["passengers"][number] => ({
  id: wire.pax_id,
  type: wire.pax_type,
  title: cleanText(wire.title),
  firstName: cleanText(wire.first_name),
  lastName: cleanText(wire.last_name),
  document:
    wire.document === null ? null : { kind: wire.document.kind, ending: wire.document.number.slice(-endingLength) },
  frequentFlyer: wire.frequent_flyer?.number ?? null,
  tiedTo: wire.tied_to,
  ticket: { number: ticket?.number ?? null, state: ticket?.state ?? "unknown" },
});

const flightIn = (wire: WireBooking, reader: MoneyReader, times: Times): BookedFlight => ({
  itinerary: itineraryIn(wire.itinerary, reader),
  references: referencesIn(wire),
  passengers: wire.passengers.map((passenger) =>
    passengerIn(
      passenger,
      wire.tickets.find(({ pax_id }) => pax_id === passenger.pax_id),
    ),
  ),
  extras: wire.addons.map(({ amount, currency, kind, pax_id: passengerId, quantity, segment_id, title }) => ({
    passengerId,
    segmentId: segment_id ?? null,
    kind: kind === "ssr" ? ("service" as const) : kind,
    title: cleanText(title),
    quantity,
    amount: reader.money(amount, currency),
  })),
  changes: wire.changes.map(({ added, announced_at: announcedAt, id, leg, removed, respond_by: respondBy, state }) => ({
    id,
    leg,
    removed: removed.map(segmentIn),
    added: added.map(segmentIn),
    announcedAt: instantOf(announcedAt, times),
    respondBy: instantOf(respondBy, times),
    state,
  })),
});

const paymentStates: Readonly<Record<string, BookingPayment["state"]>> = {
  received: "received",
  refunded: "refunded",
  failed: "failed",
  cancelled: "failed",
  expired: "failed",
};

const paymentsIn = (wire: WireBooking, reader: MoneyReader, times: Times): readonly BookingPayment[] =>
  wire.payments.map(({ amount, at, currency, id, method, state }) => ({
    id,
    method,
    // Anything that is not over may still be paid.
    state: paymentStates[state] ?? "open",
    amount: reader.money(amount, currency),
    at: instantOf(at, times),
  }));

const bookingIn = (wire: WireBooking, reader: MoneyReader, times: Times): FlightBooking => ({
  uuid: bookingUuid(wire.uuid),
  order: orderRefId(wire.order_ref_id),
  status: isBookingStatus(wire.status) ? wire.status : "unknown",
  statusText: cleanText(wire.status),
  createdAt: instantOf(wire.created_at, times),
  isPaymentUnknown: wire.payment_unknown,
  pnr: wire.pnr,
  payBy: wire.pay_by === null ? null : instantOf(wire.pay_by, times),
  due: reader.money(wire.amount_due.amount, wire.amount_due.currency),
  price: quotedPriceIn(wire, reader),
  policy: policyIn(wire.policy, reader, times),
  actions: wire.actions.map(({ kind }) => kind).filter((kind) => kind !== "unknown"),
  changes: wire.changes.map(({ id, respond_by: respondBy, state }) => ({
    id,
    respondBy: instantOf(respondBy, times),
    state,
  })),
  refund: wire.refund === null ? null : refundIn(wire.refund, reader, times),
  contact: { email: cleanText(wire.contact.email), phone: cleanText(wire.contact.phone) },
  payments: paymentsIn(wire, reader, times),
  documents: wire.documents.map(({ kind }) => kind).filter((kind) => kind !== "unknown"),
  isMasked: wire.masked,
  flight: flightIn(wire, reader, times),
});

/** The engine's `BookingService` over the flight service; what it reads are `FlightBooking`s. */
export const createFlightBookingService = (options: FlightBookingsAdapterOptions): BookingService => {
  const { client, user = null, ...times } = options;

  const named = ({ booking, proof }: ReadRequest) => ({
    uuid: booking,
    ...(user === null ? {} : { user_uuid: user }),
    ...(proof === null ? {} : { confirm: proof }),
  });

  const readRefusalOf = (problem: Problem, { proof }: ReadRequest): ReadOutcome => {
    if (isRefusedAs(problem, "forbidden") && proof !== null) return { type: "PROOF_REFUSED" };
    // A proof that cannot be one is refused like a wrong one.
    if (isRefusedAs(problem, "validation_failed") && problem.field === "confirm") return { type: "PROOF_REFUSED" };
    return isRefusedAs(problem, "not_found") ? { type: "NOT_FOUND" } : { type: "PROBLEM", problem };
  };

  return {
    async read(request, signal) {
      const answer = await client.call(flightBookingsEndpoints.flightBooking, named(request), withSignal(signal));
      if (!answer.ok) return readRefusalOf(answer.error, request);
      const reader = createMoneyReader();
      const booking = bookingIn(answer.value, reader, times);
      const fault = reader.fault();
      if (fault !== null) return malformed(fault);
      // The service hides what it would show to the owner, rather than saying no.
      return booking.isMasked && request.proof !== null ? { type: "PROOF_REFUSED" } : { type: "BOOKING", booking };
    },

    async respond({ changeId, decision, ...request }, signal) {
      const wish = { ...named(request), change_id: changeId, decision };
      const answer = await client.call(flightBookingsEndpoints.respondToFlightChange, wish, withSignal(signal));
      if (answer.ok) return { type: "RESPONDED" };
      // A conflict is what the booking has become meanwhile, a 410 an answer that comes after its time.
      return answer.error.kind === "refused" && [409, 410].includes(answer.error.status)
        ? { type: "TOO_LATE" }
        : { type: "PROBLEM", problem: answer.error };
    },
  };
};
