import { paths } from "../../app/addresses/paths.ts";
import { trainsWalk } from "../../engine/trains/trains.walk.ts";
import { wantedOption } from "../../engine/walk/wanted-option.ts";
import { trainResultsPath } from "../train-search/train-plan.ts";
import { createWalkPages } from "../walk/create-walk-pages.tsx";
import { isAtTrainWalk } from "./train-address.ts";

const train = () => import("./train-part.tsx");

/** The pages of the walk of trains. */
export const trainsPages = createWalkPages({
  walk: trainsWalk,
  addresses: {
    search: paths.trainsHome,
    results: (search) => trainResultsPath(search),
    // A class that was pressed in the list leads past the train's own page, and a price is asked for where the places were chosen.
    offer: ({ offer }, { checkout, screen }) =>
      screen === "places" || checkout !== null || wantedOption(offer) !== null
        ? paths.trainPlaces(offer)
        : paths.train(offer),
    // Of a class that is pressed before the list is alive.
    leadsOn: ({ searchStr }) => new URLSearchParams(searchStr).has("class"),
    isAt: isAtTrainWalk,
  },
  screens: {
    results: () => import("./results-part.tsx"),
    train,
    trainFailed: train,
    places: () => import("./places-part.tsx"),
  },
  trip: () => import("./train-trip.tsx"),
});
