import { type BusesStart, type BusesView, type busesMachine, connectBuses } from "@safar/engine";
import { paths } from "../../app/paths.ts";
import { busesWalk } from "../../engine/buses.walk.ts";
import type { WalkKind, WalkProps } from "../walk/walk-kind.ts";
import { addressOfBusWalk, isAtBusWalk } from "./bus-address.ts";

/** The buses' walk, to the pages that show it. */
export const busesKind: WalkKind<typeof busesMachine, BusesView, BusesStart> = {
  product: "buses",
  walk: busesWalk,
  connect: connectBuses,
  inputOf: (start, setting) => ({ start, setting }),
  endOf: (actor) => actor.getSnapshot().output,
  addressOf: addressOfBusWalk,
  isAt: isAtBusWalk,
  home: () => paths.busHome(),
  bookingPath: paths.busBooking,
};

/** What each part of the buses' walk is shown by. */
export type BusWalk = WalkProps<typeof busesMachine, BusesView>;
