import { type BusesService, type BusTimetable, createBusResultsStore, createBusSearch } from "@safar/engine";
import {
  findBusReservation,
  priceBusSeats,
  quoteBus,
  readBusSeats,
  rereadBuses,
  reserveBus,
  searchBuses,
} from "../calls/buses.calls.ts";
import { askServer } from "./ask-server.ts";

/** What the searches of this document have found. */
export const busResults = createBusResultsStore();

const timetable: BusTimetable = {
  times: (search, signal) => askServer((signal) => searchBuses({ data: { search }, signal }), signal),
  timesAgain: (refId, signal) => askServer((signal) => rereadBuses({ data: { refId }, signal }), signal),
};

/** Buses, over our server. An answer that was lost on the way to it is as unknown as one that it did not get. */
export const busesService: BusesService = {
  ...createBusSearch({ timetable, store: busResults }),
  seats: (departure, signal) => askServer((signal) => readBusSeats({ data: { departure }, signal }), signal),
  seatFares: (data, signal) => askServer((signal) => priceBusSeats({ data, signal }), signal),
  quote: (data, signal) => askServer((signal) => quoteBus({ data, signal }), signal),
  // A seat is all there is to choose on a bus, and it is chosen before the price.
  extras: async () => ({ type: "EXTRAS", offers: [], seatMaps: [] }),
  findReservation: (refId, signal) => askServer((signal) => findBusReservation({ data: { refId }, signal }), signal),
  reserve: async (data, signal) => {
    const outcome = await askServer((signal) => reserveBus({ data, signal }), signal);
    return outcome.type === "PROBLEM" ? { type: "UNKNOWN" } : outcome;
  },
};
