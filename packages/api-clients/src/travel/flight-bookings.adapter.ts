import {
  type Booking,
  type BookingService,
  bookingUuid,
  orderRefId,
  type Problem,
  type ReadOutcome,
  type ReadRequest,
  type Refund,
} from "@safar/engine";
import { instantOf, isRefusedAs, type Times } from "../app/auth.outcomes.ts";
import { withSignal } from "../app/wallet.adapter.ts";
import { createMoneyReader, type MoneyReader, malformed } from "../app/wallet.decoding.ts";
import type { ServiceClient } from "../http/client.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import { flightBookingsEndpoints } from "./flight-bookings.endpoints.ts";
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

const bookingIn = (wire: WireBooking, reader: MoneyReader, times: Times): Booking => ({
  uuid: bookingUuid(wire.uuid),
  order: orderRefId(wire.order_ref_id),
  status: wire.status,
  statusText: wire.status === "unknown" ? "" : wire.status,
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
  isMasked: wire.masked,
});

/** The engine's `BookingService` over the flight service. */
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
