import { fromPromise } from "xstate";
import { onceActor } from "../../kernel/flow/once-actor.ts";
import { waitUntilBy } from "../../kernel/flow/wait-until.ts";
import type { BookingUuid } from "../../kernel/ids.ts";
import type { Clock } from "../../kernel/ports.ts";
import type {
  CancellationService,
  CancelOutcome,
  CancelRequest,
  RefundQuestion,
  RefundQuoteOutcome,
  TrackOutcome,
} from "./cancellation.types.ts";

const cancelTimeoutMs = 60_000;

/** What the machine needs: `cancellationMachine.provide({ actors: cancellationActors(service, clock) })`. */
export const cancellationActors = (service: CancellationService, clock: Clock) => ({
  quoteRefund: fromPromise<RefundQuoteOutcome, RefundQuestion>(({ input: { booking, travellers }, signal }) =>
    travellers.length === 0 ? service.quote(booking, signal) : service.quote(booking, signal, travellers),
  ),
  cancel: onceActor<CancelOutcome, CancelRequest>(clock, {
    run: (request, signal) => service.cancel(request, signal),
    lost: { type: "UNKNOWN" },
    timeoutMs: cancelTimeoutMs,
  }),
  track: fromPromise<TrackOutcome, BookingUuid>(({ input, signal }) => service.track(input, signal)),
  waitUntil: waitUntilBy(clock),
});
