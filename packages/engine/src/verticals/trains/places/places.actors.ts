import { fromPromise } from "xstate";
import { waitUntilBy } from "../../../kernel/flow/wait-until.ts";
import type { Clock } from "../../../kernel/ports.ts";
import type {
  PlaceFaresOutcome,
  PlaceFaresRequest,
  TrainChoice,
  TrainPlacesOutcome,
  TrainPlacesService,
} from "../trains.service.ts";

/** What the machine needs: `trainPlacesMachine.provide({ actors: placesActors(service, clock) })`. */
export const placesActors = (service: Omit<TrainPlacesService, "readTrain">, clock: Clock) => ({
  readSeats: fromPromise<TrainPlacesOutcome, TrainChoice>(({ input, signal }) => service.readPlaces(input, signal)),
  priceSeats: fromPromise<PlaceFaresOutcome, PlaceFaresRequest>(({ input, signal }) =>
    service.placeFares(input, signal),
  ),
  waitUntil: waitUntilBy(clock),
});
