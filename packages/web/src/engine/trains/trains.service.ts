import { createTrainsResultsStore, createTrainsSearch, type TrainsFinder, type TrainsService } from "@safar/engine";
import { priceTrainPlaces, readTrain, readTrainPlaces, rereadTrains, searchTrains } from "../../calls/trains.calls.ts";
import { askServer } from "../asking/ask-server.ts";
import { checkoutService } from "../services/checkout.service.ts";

/** What the searches of this document have found. */
export const trainsFound = createTrainsResultsStore();

const finder: TrainsFinder = {
  find: (search, signal) => askServer((signal) => searchTrains({ data: { search }, signal }), signal),
  findAgain: (refId, signal) => askServer((signal) => rereadTrains({ data: { refId }, signal }), signal),
};

/** Trains, over our server. */
export const trainsService: TrainsService = {
  ...createTrainsSearch({ finder, store: trainsFound }),
  ...checkoutService("trains"),
  readTrain: (train, signal) => askServer((signal) => readTrain({ data: { train }, signal }), signal),
  readPlaces: (data, signal) => askServer((signal) => readTrainPlaces({ data, signal }), signal),
  placeFares: (data, signal) => askServer((signal) => priceTrainPlaces({ data, signal }), signal),
};
