import { quantityActors } from "../../booking/quantities/quantity-choice.machine.ts";
import { type WalkParts, walkActors } from "../../booking/walk/walk.actors.ts";
import type { EventsService } from "./events.service.ts";
import { passChoiceMachine, passQuantities } from "./pass-choice.ts";

/** The walk's actors over a checkout that is made elsewhere, such as one that is loaded late. */
export const eventsActorsOver = (parts: WalkParts<EventsService>) => ({
  ...walkActors(parts),
  choice: passChoiceMachine.provide({ actors: quantityActors(passQuantities(parts.service), parts.clock) }),
});
