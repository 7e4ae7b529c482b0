import { fromPromise } from "xstate";
import type { SeatPriceOutcome } from "../../../booking/seat-plan/seat-service.types.ts";
import { waitUntilBy } from "../../../kernel/flow/wait-until.ts";
import type { Clock } from "../../../kernel/ports.ts";
import type { PlaceFaresRequest, TrainChoice, TrainPlacesOutcome, TrainPlacesService } from "../trains.service.ts";

/** What the machine needs: `trainPlacesMachine.provide({ actors: placesActors(service, clock) })`. */
export const placesActors = (service: Omit<TrainPlacesService, "readTrain">, clock: Clock) => ({
  readSeats: fromPromise<TrainPlacesOutcome, TrainChoice>(({ input, signal }) => service.readPlaces(input, signal)),
  priceSeats: fromPromise<SeatPriceOutcome, PlaceFaresRequest>(({ input, signal }) =>
    service.placeFares(input, signal),
  ),
  waitUntil: waitUntilBy(clock),
});
