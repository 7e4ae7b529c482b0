import { type BusesService, type BusResultsStore, createBusSearch } from "@safar/engine";
import { createBusCheckout } from "./bus-checkout.adapter.ts";
import { type BusesAdapterOptions, createBusTimetable } from "./buses.adapter.ts";

/** `store` is where a search's departures are read. */
export type BusesServiceOptions = BusesAdapterOptions & { readonly store: BusResultsStore };

/** All that booking a bus needs, over the main app service of whoever is signed in. */
export const createBusesService = ({ store, currency, ...wire }: BusesServiceOptions): BusesService => {
  const timetable = createBusTimetable({ ...wire, currency });
  return {
    ...createBusSearch({ timetable, store }),
    seats: timetable.seats,
    seatFares: timetable.seatFares,
    ...createBusCheckout(wire),
  };
};
