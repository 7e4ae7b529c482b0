import {
  connectHotels,
  decodeStay,
  encodeStay,
  type HotelsStart,
  hotelsActorsOver,
  hotelsMachine,
  hotelsSchema,
} from "@safar/engine";
import { requestFacts } from "../../app/loading/request-facts.ts";
import { alongWithCheckout } from "../walk/late-checkout.ts";
import { createWalk } from "../walk/walk.ts";
import { hotelsService } from "./hotels.service.ts";

const service: typeof hotelsService = {
  ...hotelsService,
  hotel: (...wanted) => alongWithCheckout(hotelsService.hotel(...wanted)),
};

/** The booking of rooms that this tab is about. */
export const hotelsWalk = createWalk({
  vertical: "hotels",
  schema: hotelsSchema,
  migrations: async () => (await import("./hotels.migrations.ts")).migrations,
  service,
  machine: (over) => hotelsMachine.provide({ actors: hotelsActorsOver(over) }),
  inputOf: (start: HotelsStart, setting) => ({ start, setting }),
  connect: connectHotels,
  tell: (actor, news) => actor.send(news),
  normal: (search) => encodeStay(decodeStay(search)),
  titleOf: ({ detail, stay }) => (stay?.names ?? detail?.hotel.names)?.[requestFacts().locale] ?? "",
});
