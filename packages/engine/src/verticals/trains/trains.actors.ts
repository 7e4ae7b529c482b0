import { fromPromise } from "xstate";
import { type WalkParts, walkActors } from "../../booking/walk/walk.actors.ts";
import type { OfferRef } from "../../booking/walk/walk.types.ts";
import { waitUntilBy } from "../../kernel/flow/wait-until.ts";
import type { RefId } from "../../kernel/ids.ts";
import { placesActors } from "./places/places.actors.ts";
import { trainPlacesMachine } from "./places/places.machine.ts";
import type { TrainOutcome, TrainsService } from "./trains.service.ts";

/** The walk's actors over a checkout that is made elsewhere, such as one that is loaded late. */
export const trainsActorsOver = (parts: WalkParts<TrainsService>) => ({
  ...walkActors(parts),
  readTrain: fromPromise<TrainOutcome, OfferRef<RefId | null> | null>(({ input, signal }) =>
    input === null ? Promise.resolve({ type: "SESSION_EXPIRED" }) : parts.service.readTrain(input.offer, signal),
  ),
  waitUntil: waitUntilBy(parts.clock),
  places: trainPlacesMachine.provide({ actors: placesActors(parts.service, parts.clock) }),
});
