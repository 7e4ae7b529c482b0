import { fromPromise } from "xstate";
import { type CheckoutPorts, createCheckout } from "../../booking/checkout/checkout.actors.ts";
import type { CheckoutLogic } from "../../booking/checkout/checkout.logic.ts";
import { searchActors } from "../../booking/search/search.actors.ts";
import { searchMachine } from "../../booking/search/search.machine.ts";
import type { Clock } from "../../kernel/ports.ts";
import { waitUntilBy } from "../../kernel/wait-until.ts";
import type { HotelOutcome, HotelRef, HotelsService } from "./hotels.types.ts";
import { roomChoiceMachine } from "./rooms/room-choice.machine.ts";

export type HotelsPorts = CheckoutPorts & { readonly hotels: HotelsService };

type Parts = { readonly hotels: HotelsService; readonly clock: Clock; readonly checkout: CheckoutLogic };

/** The walk's actors over a checkout that is made elsewhere, such as one that is loaded late. */
export const hotelsActorsOver = ({ hotels, clock, checkout }: Parts) => ({
  search: searchMachine.provide({ actors: searchActors(hotels, clock) }),
  readHotel: fromPromise<HotelOutcome, HotelRef | null>(({ input, signal }) =>
    input === null ? Promise.resolve({ type: "SESSION_EXPIRED" }) : hotels.hotel(input.refId, input.offer, signal),
  ),
  rooms: roomChoiceMachine.provide({ actors: { waitUntil: waitUntilBy(clock) } }),
  checkout,
});

/** What the machine needs: `hotelsMachine.provide({ actors: hotelsActors(ports) })`. */
export const hotelsActors = (ports: HotelsPorts) =>
  hotelsActorsOver({ ...ports, checkout: createCheckout(ports.hotels, ports) });
