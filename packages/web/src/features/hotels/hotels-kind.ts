import { connectHotels, type HotelsStart, type HotelsView, type hotelsMachine } from "@safar/engine";
import { paths } from "../../app/paths.ts";
import { hotelsWalk } from "../../engine/hotels.walk.ts";
import type { WalkKind, WalkProps } from "../walk/walk-kind.ts";
import { addressOfHotels, isHotelsAt } from "./hotels-address.ts";

/** The hotels' walk, to the pages that show it. */
export const hotelsKind: WalkKind<typeof hotelsMachine, HotelsView, HotelsStart> = {
  product: "hotels",
  walk: hotelsWalk,
  connect: connectHotels,
  inputOf: (start, setting) => ({ start, setting }),
  endOf: (actor) => actor.getSnapshot().output,
  addressOf: addressOfHotels,
  isAt: isHotelsAt,
  home: () => paths.hotelsHome(),
  bookingPath: paths.hotelBooking,
};

/** What each part of the hotels' walk is shown by. */
export type HotelWalk = WalkProps<typeof hotelsMachine, HotelsView>;
