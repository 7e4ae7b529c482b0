import { fromPromise } from "xstate";
import { type WalkParts, walkActors } from "../../booking/walk/walk.actors.ts";
import type { OfferRef } from "../../booking/walk/walk.types.ts";
import { waitUntilBy } from "../../kernel/flow/wait-until.ts";
import type { RefId } from "../../kernel/ids.ts";
import type { PlacesLogic } from "./places/places.logic.ts";
import type { TrainOutcome, TrainsService } from "./trains.service.ts";

/** The walk's actors over places and a checkout that are made elsewhere, such as some that are loaded late. */
export const trainsActorsOver = ({
  places,
  ...parts
}: WalkParts<TrainsService> & { readonly places: PlacesLogic }) => ({
  ...walkActors(parts),
  readTrain: fromPromise<TrainOutcome, OfferRef<RefId | null> | null>(({ input, signal }) =>
    input === null ? Promise.resolve({ type: "SESSION_EXPIRED" }) : parts.service.readTrain(input.offer, signal),
  ),
  waitUntil: waitUntilBy(parts.clock),
  places,
});
