import { connectTours, decodeTours, encodeTours, type ToursStart, toursActorsOver, toursMachine } from "@safar/engine";
import { requestFacts } from "../../app/loading/request-facts.ts";
import { alongWithCheckout } from "../walk/late-checkout.ts";
import { createWalk } from "../walk/walk.ts";
import { wantedDay } from "./pressed-day.ts";
import { toursFound, toursService } from "./tours.service.ts";

const service: typeof toursService = {
  ...toursService,
  // Whoever searched looks at the day that the price on its card is of.
  readTour: ({ date, tour }, signal) => {
    const found = toursFound.newest()?.offers.find(({ id }) => id === tour);
    return alongWithCheckout(
      toursService.readTour({ tour, date: date ?? wantedDay(tour) ?? found?.fromDay ?? null }, signal),
    );
  },
};

/** The booking of tours that this tab is about. */
export const toursWalk = createWalk({
  vertical: "tours",
  schema: 1,
  service,
  machine: (over) => toursMachine.provide({ actors: toursActorsOver(over) }),
  inputOf: (start: ToursStart, setting) => ({ start, setting }),
  connect: connectTours,
  tell: (actor, news) => actor.send(news),
  normal: (search) => encodeTours(decodeTours(search)),
  hasFound: (session, offer) => toursFound.read(session)?.offers.some(({ id }) => id === offer) === true,
  titleOf: ({ shown }) => shown?.tour.names[requestFacts().locale] ?? "",
});
