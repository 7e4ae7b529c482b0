import { fromPromise } from "xstate";
import { waitUntilBy } from "../../../kernel/flow/wait-until.ts";
import type { OfferId } from "../../../kernel/ids.ts";
import type { Clock } from "../../../kernel/ports.ts";
import type { BusSeatsService, SeatFaresOutcome, SeatFaresRequest, SeatsOutcome } from "../buses.service.ts";
import type { SeatsLogic } from "./seats.logic.ts";
import { seatsMachine } from "./seats.machine.ts";

/** What the machine needs: `seatsMachine.provide({ actors: seatsActors(service, clock) })`. */
export const seatsActors = (service: BusSeatsService, clock: Clock) => ({
  readSeats: fromPromise<SeatsOutcome, OfferId>(({ input, signal }) => service.seats(input, signal)),
  priceSeats: fromPromise<SeatFaresOutcome, SeatFaresRequest>(({ input, signal }) => service.seatFares(input, signal)),
  waitUntil: waitUntilBy(clock),
});

/** The seats of the walk over what they are read and priced by. */
export const createSeats = (service: BusSeatsService, clock: Clock): SeatsLogic =>
  seatsMachine.provide({ actors: seatsActors(service, clock) });
