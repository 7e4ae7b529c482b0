import { fromPromise } from "xstate";
import { onceActor } from "../../kernel/flow/once-actor.ts";
import { waitUntilBy } from "../../kernel/flow/wait-until.ts";
import type { Clock } from "../../kernel/ports.ts";
import { cancellationActors } from "../cancellation/cancellation.actors.ts";
import { cancellationMachine } from "../cancellation/cancellation.machine.ts";
import type { CancellationService } from "../cancellation/cancellation.types.ts";
import type { BookingService, ReadOutcome, ReadRequest, RespondOutcome, RespondRequest } from "./booking.types.ts";

const respondTimeoutMs = 60_000;

export type BookingPorts = {
  readonly bookings: BookingService;
  readonly cancellations: CancellationService;
  readonly clock: Clock;
};

/** What the machine needs: `bookingMachine.provide({ actors: bookingActors(ports) })`. */
export const bookingActors = ({ bookings, cancellations, clock }: BookingPorts) => ({
  read: fromPromise<ReadOutcome, ReadRequest>(({ input, signal }) => bookings.read(input, signal)),
  respond: onceActor<RespondOutcome, RespondRequest>(clock, {
    run: (request, signal) => bookings.respond(request, signal),
    lost: { type: "PROBLEM", problem: { kind: "aborted" } },
    timeoutMs: respondTimeoutMs,
  }),
  cancellation: cancellationMachine.provide({ actors: cancellationActors(cancellations, clock) }),
  waitUntil: waitUntilBy(clock),
});
