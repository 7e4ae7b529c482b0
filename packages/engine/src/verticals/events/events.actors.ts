import { fromPromise } from "xstate";
import { type WalkParts, walkActors } from "../../booking/walk/walk.actors.ts";
import type { OfferRef } from "../../booking/walk/walk.types.ts";
import type { RefId } from "../../kernel/ids.ts";
import type { EventsOfferOutcome, EventsService } from "./events.types.ts";

/** The walk's actors over a checkout that is made elsewhere, such as one that is loaded late. */
export const eventsActorsOver = (parts: WalkParts<EventsService>) => ({
  ...walkActors(parts),
  readOffer: fromPromise<EventsOfferOutcome, OfferRef<RefId | null> | null>(({ input, signal }) =>
    input === null ? Promise.resolve({ type: "SESSION_EXPIRED" }) : parts.service.readOffer(input.offer, signal),
  ),
});
