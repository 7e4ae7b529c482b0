import { quantityActors } from "../../booking/quantities/quantity-choice.machine.ts";
import { type WalkParts, walkActors } from "../../booking/walk/walk.actors.ts";
import { tourChoiceMachine, tourQuantities } from "./tour-choice.ts";
import type { ToursService } from "./tours.service.ts";

/** The walk's actors over a checkout that is made elsewhere, such as one that is loaded late. */
export const toursActorsOver = (parts: WalkParts<ToursService>) => ({
  ...walkActors(parts),
  choice: tourChoiceMachine.provide({ actors: quantityActors(tourQuantities(parts.service), parts.clock) }),
});
