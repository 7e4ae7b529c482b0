import { fromPromise } from "xstate";
import type { SeatPriceOutcome } from "../../../booking/seat-plan/seat-service.types.ts";
import { waitUntilBy } from "../../../kernel/flow/wait-until.ts";
import type { Clock } from "../../../kernel/ports.ts";
import type { PlaceFaresRequest, TrainChoice, TrainPlacesOutcome, TrainPlacesService } from "../trains.service.ts";
import type { PlacesLogic } from "./places.logic.ts";
import { trainPlacesMachine } from "./places.machine.ts";

/** The places of the walk over what they are read and priced by. */
export const createTrainPlaces = (service: Omit<TrainPlacesService, "readTrain">, clock: Clock): PlacesLogic =>
  trainPlacesMachine.provide({
    actors: {
      readSeats: fromPromise<TrainPlacesOutcome, TrainChoice>(({ input, signal }) => service.readPlaces(input, signal)),
      priceSeats: fromPromise<SeatPriceOutcome, PlaceFaresRequest>(({ input, signal }) =>
        service.placeFares(input, signal),
      ),
      waitUntil: waitUntilBy(clock),
    },
  });
