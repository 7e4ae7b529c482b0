import { fromPromise } from "xstate";
import type { SeatPriceOutcome } from "../../../booking/seat-plan/seat-service.types.ts";
import { waitUntilBy } from "../../../kernel/flow/wait-until.ts";
import type { OfferId } from "../../../kernel/ids.ts";
import type { Clock } from "../../../kernel/ports.ts";
import type { HallOutcome, HallService, SeatPriceRequest } from "../movies.service.ts";

/** What the machine needs: `hallMachine.provide({ actors: hallActors(service, clock) })`. */
export const hallActors = (service: HallService, clock: Clock) => ({
  readSeats: fromPromise<HallOutcome, OfferId>(({ input, signal }) => service.readHall(input, signal)),
  priceSeats: fromPromise<SeatPriceOutcome, SeatPriceRequest>(({ input, signal }) => service.priceSeats(input, signal)),
  waitUntil: waitUntilBy(clock),
});
