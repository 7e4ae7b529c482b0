import { type BusesService, type BusTimetable, createBusResultsStore, createBusSearch } from "@safar/engine";
import { priceBusSeats, readBusSeats, rereadBuses, searchBuses } from "../../calls/buses.calls.ts";
import { askServer } from "../asking/ask-server.ts";
import { checkoutService } from "../services/checkout.service.ts";

/** What the searches of this document have found. */
export const busResults = createBusResultsStore();

const timetable: BusTimetable = {
  times: (search, signal) => askServer((signal) => searchBuses({ data: { search }, signal }), signal),
  timesAgain: (refId, signal) => askServer((signal) => rereadBuses({ data: { refId }, signal }), signal),
};

/** Buses, over our server. */
export const busesService: BusesService = {
  ...createBusSearch({ timetable, store: busResults }),
  ...checkoutService("buses"),
  seats: (departure, signal) => askServer((signal) => readBusSeats({ data: { departure }, signal }), signal),
  seatFares: (data, signal) => askServer((signal) => priceBusSeats({ data, signal }), signal),
};
