import {
  connectHotels,
  decodeStay,
  encodeStay,
  type HotelsService,
  type HotelsStart,
  hotelsActorsOver,
  hotelsMachine,
  takeHotelsBackTo,
} from "@safar/engine";
import type { Actor } from "xstate";
import { requestFacts } from "../app/request-facts.ts";
import { deviceClock } from "./device-clock.ts";
import { hotelsService } from "./hotels.service.ts";
import { alongWithCheckout } from "./late-checkout.ts";
import { createWalk } from "./walk.ts";

export type HotelsActor = Actor<typeof hotelsMachine>;

const hotels: HotelsService = {
  ...hotelsService,
  hotel: (refId, offer, signal) => alongWithCheckout(hotelsService.hotel(refId, offer, signal)),
};

const isSameSearch = (one: string | null, other: string): boolean =>
  one !== null && encodeStay(decodeStay(one)) === encodeStay(decodeStay(other));

const isAbout = (actor: HotelsActor, start: HotelsStart): boolean => {
  const { context } = actor.getSnapshot();
  const { booking, checkout } = connectHotels(actor.getSnapshot());
  const isOpen = checkout === null || !checkout.isReserved;
  switch (start.at) {
    case "search":
      return true;
    case "results":
      return isOpen && isSameSearch(context.search, start.search);
    case "hotel":
      return isOpen && context.offer?.offer === start.offer;
    case "quote":
      return [checkout?.quote?.refId, checkout?.asked, context.kept.quoted].includes(start.refId);
    default:
      return booking === start.booking;
  }
};

/** The booking of rooms that this tab is about. */
export const hotelsWalk = createWalk({
  name: "hotels",
  schema: 1,
  service: hotelsService,
  machine: (checkout) => hotelsMachine.provide({ actors: hotelsActorsOver({ hotels, clock: deviceClock, checkout }) }),
  tell: (actor, news) => actor.send(news),
  viewOf: (actor) => connectHotels(actor.getSnapshot()),
  isAbout,
  takeBackTo: takeHotelsBackTo,
  searchOf: (start: HotelsStart) =>
    start.at === "results" ? ({ type: "search.submit", search: start.search } as const) : null,
  titleOf: (actor) => {
    const { detail, stay } = connectHotels(actor.getSnapshot());
    return (stay?.names ?? detail?.hotel.names)?.[requestFacts().locale] ?? "";
  },
});
