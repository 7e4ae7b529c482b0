import {
  type BookingService,
  type BookingUuid,
  type CancellationService,
  type CancelOutcome,
  type Problem,
  type Refund,
  type RefundTarget,
  type TrackOutcome,
} from "@safar/engine";
import type { ServiceClient } from "../http/client.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import { isRefusedAs } from "../http/refusals.ts";
import { lineIn } from "../travel/price.decoding.ts";
import { instantOf, outOfPlace, type Times } from "./auth.outcomes.ts";
import { cancellationEndpoints } from "./cancellation.endpoints.ts";
import { withSignal } from "./wallet.adapter.ts";
import { createMoneyReader, isOpen, type MoneyReader, malformed } from "./wallet.decoding.ts";

export type CancellationAdapterOptions = Times & {
  /** Of the main service, with the signed-in person's token if there is one. */
  readonly client: ServiceClient;
  /** Reads the booking, by which a cancellation is followed. */
  readonly bookings: Pick<BookingService, "read">;
  /** The e-mail address or phone number that a guest showed the booking to be theirs by. */
  readonly proof?: string | null;
};

type WireAnswer = ResponseOf<typeof cancellationEndpoints.cancellation>;
type WireCancelled = Extract<WireAnswer, { state: "cancelled" }>;

const refundIn = (wire: WireCancelled, target: RefundTarget, { money }: MoneyReader, times: Times): Refund => {
  const steps = wire.timeline.map(({ step, at, expected_at: expectedAt }) => ({
    step: step === "sent_to_supplier" ? ("sent" as const) : step,
    at: at === null ? null : instantOf(at, times),
    expectedAt: expectedAt === null ? null : instantOf(expectedAt, times),
  }));
  const isBack = steps.some(({ step, at }) => step === "paid_back" && at !== null);
  return {
    state: wire.refund_id === null ? "nothing_due" : isBack ? "paid_back" : "in_progress",
    amount: money(wire.amount, wire.currency),
    target: wire.to === "unknown" ? target : wire.to,
    steps,
  };
};

const ended: ReadonlySet<string> = new Set(["Cancelled", "Refund In Progress", "Refunded"]);

/** A cancellation that was not confirmed. Where it may have taken place after all, that is not known. */
const refusalOf = (problem: Problem): CancelOutcome => {
  if (isOpen(problem)) return { type: "UNKNOWN" };
  if (isRefusedAs(problem, "refund_quote_expired")) return { type: "QUOTE_EXPIRED" };
  if (isRefusedAs(problem, "not_found") && problem.field === "refund_quote_id") return { type: "QUOTE_EXPIRED" };
  return isRefusedAs(problem, "refund_not_allowed") ? { type: "NOT_ALLOWED" } : { type: "REFUSED", problem };
};

/** The engine's `CancellationService` over the main service, for a booking of any kind. */
export const createCancellationService = (options: CancellationAdapterOptions): CancellationService => {
  const { client, bookings, proof = null, ...times } = options;
  const contact = proof === null ? {} : { contact: proof };

  const track = async (booking: BookingUuid, signal?: AbortSignal): Promise<TrackOutcome> => {
    const read = await bookings.read({ booking, proof }, signal);
    if (read.type === "PROBLEM") return read;
    if (read.type !== "BOOKING") {
      const [code, status] = ["not_found", 404] as const;
      const problem = { kind: "refused", code, status, message: "", retryable: false } as const;
      return { type: "PROBLEM", problem };
    }
    const { refund, status, due } = read.booking;
    if (refund !== null && (status === "unknown" || ended.has(status))) return { type: "CANCELLED", refund };
    // A refund of a booking that stands is of a part of it.
    if (!ended.has(status)) return { type: "STANDING" };
    const state = status === "Cancelled" ? "nothing_due" : "unknown";
    return { type: "CANCELLED", refund: { state, amount: { ...due, minor: 0 }, target: "original", steps: [] } };
  };

  return {
    track,

    async quote(booking, signal) {
      const request = { action: "quote" as const, uuid: booking, ...contact };
      const answer = await client.call(cancellationEndpoints.cancellation, request, withSignal(signal));
      if (!answer.ok) {
        if (!isRefusedAs(answer.error, "refund_not_allowed")) return { type: "PROBLEM", problem: answer.error };
        const tracked = await track(booking, signal);
        if (tracked.type === "PROBLEM") return tracked;
        return tracked.type === "STANDING"
          ? { type: "NOT_ALLOWED" }
          : { type: "ALREADY_CANCELLED", refund: tracked.refund };
      }
      const reader = createMoneyReader();
      if (answer.value.state !== "quoted") return { type: "PROBLEM", problem: outOfPlace(answer.value.state) };
      const { refund_quote_id: id, paid, penalty_lines: lines, amount, currency, to, expires_at } = answer.value;
      const quote = {
        id,
        paid: reader.money(paid, currency),
        penalties: lines.map((line) => lineIn(line, currency, reader)),
        refund: reader.money(amount, currency),
        targets: to.filter((target) => target !== "unknown"),
        expiresAt: instantOf(expires_at, times),
        days: { min: answer.value.eta_days_min, max: answer.value.eta_days_max },
      };
      const fault = reader.fault();
      return fault === null ? { type: "QUOTED", quote } : malformed(fault);
    },

    async cancel({ booking, quoteId, target }, signal) {
      const request = {
        action: "confirm" as const,
        uuid: booking,
        ...contact,
        refund_quote_id: quoteId,
        to: target,
      };
      const answer = await client.call(cancellationEndpoints.cancellation, request, withSignal(signal));
      if (!answer.ok) {
        const outcome = refusalOf(answer.error);
        if (outcome.type !== "NOT_ALLOWED") return outcome;
        // What is cancelled already, in another tab or by a yes that came late, is no refusal.
        const tracked = await track(booking, signal);
        if (tracked.type === "PROBLEM") return { type: "UNKNOWN" };
        return tracked.type === "STANDING" ? outcome : tracked;
      }
      if (answer.value.state !== "cancelled") return { type: "UNKNOWN" };
      const reader = createMoneyReader();
      const refund = refundIn(answer.value, target, reader, times);
      return reader.fault() === null ? { type: "CANCELLED", refund } : { type: "UNKNOWN" };
    },
  };
};
