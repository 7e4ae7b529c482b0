import {
  connectTrains,
  decodeTrains,
  encodeTrains,
  lateLogic,
  type TrainsStart,
  trainsActorsOver,
  trainsIn,
  trainsMachine,
} from "@safar/engine";
import { requestFacts } from "../../app/loading/request-facts.ts";
import { alongWith, alongWithCheckout } from "../walk/late-checkout.ts";
import { createWalk } from "../walk/walk.ts";
import { wantOption } from "../walk/wanted-option.ts";
import { placesChart } from "./late-places.ts";
import { trainsFound, trainsService } from "./trains.service.ts";

const service: typeof trainsService = {
  ...trainsService,
  // Whoever has the train before them goes on to its places.
  readTrain: (train, signal) => alongWith(placesChart.fetch(), trainsService.readTrain(train, signal)),
  readPlaces: (choice, signal) => alongWithCheckout(trainsService.readPlaces(choice, signal)),
};

/** The booking of trains that this tab is about. */
export const trainsWalk = createWalk({
  vertical: "trains",
  schema: 1,
  service,
  fetchOwn: placesChart.fetch,
  machine: (over) =>
    trainsMachine.provide({
      actors: trainsActorsOver({ ...over, places: lateLogic(() => placesChart.here()(service, over.clock)) }),
    }),
  inputOf: (start: TrainsStart, setting) => ({ start, setting }),
  connect: connectTrains,
  tell: (actor, news) => actor.send(news),
  normal: (search) => encodeTrains(decodeTrains(search)),
  hasFound: (session, offer) => {
    const found = trainsFound.read(session);
    return found !== null && trainsIn(found).some(({ id }) => id === offer);
  },
  // A train has a page of its own before its places have one.
  turnTo: (actor, page) => {
    const { code, offer, screen } = connectTrains(actor.getSnapshot());
    if (page === "train" && screen === "places") actor.send({ type: "flow.back" });
    // A train that is still being read has the class chosen once it is there.
    else if (page === "places" && screen === "train" && code !== null && offer !== null)
      if (actor.getSnapshot().can({ type: "class.choose", code })) actor.send({ type: "class.choose", code });
      else wantOption(offer.offer, code);
  },
  titleOf: ({ shown }) => shown?.train.name[requestFacts().locale] ?? "",
});
