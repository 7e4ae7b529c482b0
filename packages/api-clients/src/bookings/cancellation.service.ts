import type {
  BookingService,
  BookingUuid,
  CancellationService,
  CancelOutcome,
  CancelRequest,
  Problem,
  Refund,
  RefundTarget,
  Result,
  TrackOutcome,
} from "@safar/engine";
import type { z } from "zod";
import type { CallOptions } from "../http/client.ts";
import { type MoneyReader, readMoney } from "../wire/money.ts";
import { lineIn } from "../wire/price.decoding.ts";
import { isRefusedAs, mayHaveActed } from "../wire/refusals.ts";
import { instantOf, type Times } from "../wire/times.ts";
import { keptIn, stepsIn } from "./booking.decoding.ts";
import type { refundedSchema, refundQuoteSchema } from "./cancellation.schemas.ts";

type WireQuote = z.output<typeof refundQuoteSchema>;
type WireRefunded = z.output<typeof refundedSchema>;

/** How one of the services is asked: what comes back, and then yes. */
export type CancellationCalls = {
  readonly quote: (
    booking: BookingUuid,
    /** Of whom it is asked; everybody where nobody is named. */
    travellers: readonly string[] | undefined,
    options: CallOptions,
  ) => Promise<Result<WireQuote, Problem>>;
  readonly confirm: (request: CancelRequest, options: CallOptions) => Promise<Result<WireRefunded, Problem>>;
};

export type CancellationOptions = Times & {
  /** Reads the booking, by which a cancellation is followed. */
  readonly bookings: Pick<BookingService, "read">;
  /** The e-mail address or phone number that a guest showed the booking to be theirs by. */
  readonly proof?: string | null;
};

const refundIn = (wire: WireRefunded, target: RefundTarget, reader: MoneyReader, times: Times): Refund => {
  const steps = stepsIn(wire.timeline, times);
  const isBack = steps.some(({ step, at }) => step === "paid_back" && at !== null);
  return {
    state: wire.refund_id === null ? "nothing_due" : isBack ? "paid_back" : "in_progress",
    amount: reader.amount(wire),
    ...keptIn(wire, reader),
    target: wire.to === "unknown" ? target : wire.to,
    steps,
  };
};

const ended: ReadonlySet<string> = new Set(["Cancelled", "Refund In Progress", "Refunded"]);

/** A cancellation that was not confirmed. Where it may have taken place after all, that is not known. */
const refusalOf = (problem: Problem): CancelOutcome => {
  if (mayHaveActed(problem)) return { type: "UNKNOWN" };
  if (isRefusedAs(problem, "refund_quote_expired")) return { type: "QUOTE_EXPIRED" };
  if (isRefusedAs(problem, "not_found") && problem.field === "refund_quote_id") return { type: "QUOTE_EXPIRED" };
  return isRefusedAs(problem, "refund_not_allowed") ? { type: "NOT_ALLOWED" } : { type: "REFUSED", problem };
};

/** The engine's `CancellationService` over whichever calls cancel a booking. */
export const createCancellation = (
  calls: CancellationCalls,
  { bookings, proof = null, ...times }: CancellationOptions,
): CancellationService => {
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

    async quote(booking, signal, travellers) {
      const answer = await calls.quote(booking, travellers, { signal });
      if (!answer.ok) {
        if (!isRefusedAs(answer.error, "refund_not_allowed")) return { type: "PROBLEM", problem: answer.error };
        const tracked = await track(booking, signal);
        if (tracked.type === "PROBLEM") return tracked;
        return tracked.type === "STANDING"
          ? { type: "NOT_ALLOWED" }
          : { type: "ALREADY_CANCELLED", refund: tracked.refund };
      }
      const wire = answer.value;
      const quote = readMoney((reader) => ({
        id: wire.refund_quote_id,
        paid: reader.money(wire.paid, wire.currency),
        penalties: wire.penalty_lines.map((line) => lineIn(line, wire.currency, reader)),
        refund: reader.amount(wire),
        targets: wire.to.filter((target) => target !== "unknown"),
        expiresAt: instantOf(wire.expires_at, times),
        days: { min: wire.eta_days_min, max: wire.eta_days_max },
      }));
      return quote.ok ? { type: "QUOTED", quote: quote.value } : quote.error;
    },

    async cancel(request, signal) {
      const answer = await calls.confirm(request, { signal });
      if (!answer.ok) {
        const outcome = refusalOf(answer.error);
        if (outcome.type !== "NOT_ALLOWED") return outcome;
        // What is cancelled already, in another tab or by a yes that came late, is no refusal.
        const tracked = await track(request.booking, signal);
        if (tracked.type === "PROBLEM") return { type: "UNKNOWN" };
        return tracked.type === "STANDING" ? outcome : tracked;
      }
      const wire = answer.value;
      const refund = readMoney((reader) => refundIn(wire, request.target, reader, times));
      return refund.ok ? { type: "CANCELLED", refund: refund.value } : { type: "UNKNOWN" };
    },
  };
};
