import { fromPromise } from "xstate";
import { type CheckoutPorts, createCheckout } from "../../booking/checkout/checkout.actors.ts";
import { type WalkParts, walkActors } from "../../booking/walk/walk.actors.ts";
import { waitUntilBy } from "../../kernel/flow/wait-until.ts";
import type { HotelOutcome, HotelsService } from "./hotels.service.ts";
import type { WantedHotel } from "./hotels.types.ts";
import { roomChoiceMachine } from "./rooms/room-choice.machine.ts";

export type HotelsPorts = CheckoutPorts & { readonly hotels: HotelsService };

/** The walk's actors over a checkout that is made elsewhere, such as one that is loaded late. */
export const hotelsActorsOver = (parts: WalkParts<HotelsService>) => ({
  ...walkActors(parts),
  readHotel: fromPromise<HotelOutcome, WantedHotel>(({ input: { offer, search }, signal }) =>
    offer === null
      ? Promise.resolve({ type: "SESSION_EXPIRED" })
      : parts.service.hotel(offer.refId, offer.offer, signal, search),
  ),
  rooms: roomChoiceMachine.provide({ actors: { waitUntil: waitUntilBy(parts.clock) } }),
});

/** What the machine needs: `hotelsMachine.provide({ actors: hotelsActors(ports) })`. */
export const hotelsActors = (ports: HotelsPorts) =>
  hotelsActorsOver({ service: ports.hotels, clock: ports.clock, checkout: createCheckout(ports.hotels, ports) });
