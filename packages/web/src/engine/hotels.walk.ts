import { connectHotels, decodeStay, encodeStay, hotelsActorsOver, hotelsMachine } from "@safar/engine";
import { requestFacts } from "../app/request-facts.ts";
import { deviceClock } from "./device-clock.ts";
import { hotelsService } from "./hotels.service.ts";
import { alongWithCheckout } from "./late-checkout.ts";
import { createWalk } from "./walk.ts";

const service: typeof hotelsService = {
  ...hotelsService,
  hotel: (refId, offer, signal) => alongWithCheckout(hotelsService.hotel(refId, offer, signal)),
};

/** The booking of rooms that this tab is about. */
export const hotelsWalk = createWalk({
  name: "hotels",
  schema: 1,
  service,
  machine: (checkout) => hotelsMachine.provide({ actors: hotelsActorsOver({ service, clock: deviceClock, checkout }) }),
  tell: (actor, news) => actor.send(news),
  viewOf: (actor) => connectHotels(actor.getSnapshot()),
  normal: (search) => encodeStay(decodeStay(search)),
  titleOf: (actor) => {
    const { detail, stay } = connectHotels(actor.getSnapshot());
    return (stay?.names ?? detail?.hotel.names)?.[requestFacts().locale] ?? "";
  },
});
