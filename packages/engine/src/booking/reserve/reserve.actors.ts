import { fromPromise } from "xstate";
import { onceActor } from "../../kernel/flow/once-actor.ts";
import { waitUntilBy } from "../../kernel/flow/wait-until.ts";
import type { RefId } from "../../kernel/ids.ts";
import type { Clock } from "../../kernel/ports.ts";
import type { FindOutcome, Found, ReserveOutcome, ReserveRequest, ReserveService } from "./reserve.types.ts";

export const reserveTimeoutMs = 60_000;

const noAnswer: FindOutcome = {
  type: "PROBLEM",
  problem: { kind: "malformed", detail: "looking for the reservation failed", status: 0 },
};

/** What the machine needs: `reserveMachine.provide({ actors: reserveActors(service, clock) })`. */
export const reserveActors = (service: ReserveService, clock: Clock) => ({
  reserve: onceActor<ReserveOutcome, ReserveRequest>(clock, {
    run: (request, signal) => service.reserve(request, signal),
    lost: { type: "UNKNOWN" },
    timeoutMs: reserveTimeoutMs,
  }),
  findReservation: fromPromise<Found, RefId>(async ({ input, signal }) => ({
    ...(await service.findReservation(input, signal).catch(() => noAnswer)),
    now: clock.now(),
  })),
  waitUntil: waitUntilBy(clock),
});
