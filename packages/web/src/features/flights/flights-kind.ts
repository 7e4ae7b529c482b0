import { connectFlights, type FlightsStart, type FlightsView, type flightsMachine } from "@safar/engine";
import { paths } from "../../app/paths.ts";
import { flightsWalk } from "../../engine/flights.walk.ts";
import type { WalkKind, WalkProps } from "../walk/walk-kind.ts";
import { addressOfWalk, isAt } from "./walk-address.ts";

/** The flights' walk, to the pages that show it. */
export const flightsKind: WalkKind<typeof flightsMachine, FlightsView, FlightsStart> = {
  product: "flights",
  walk: flightsWalk,
  connect: connectFlights,
  inputOf: (start, setting) => ({ start, setting }),
  endOf: (actor) => actor.getSnapshot().output,
  addressOf: addressOfWalk,
  isAt,
  home: () => paths.flightsHome(),
  bookingPath: paths.flightBooking,
};

/** What each part of the flights' walk is shown by. */
export type FlightWalk = WalkProps<typeof flightsMachine, FlightsView>;
