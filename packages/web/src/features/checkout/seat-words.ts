import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type ExtraChoice, offerFor, ownerOf, type Seat, type SeatFeature } from "@safar/engine";
import type { SeatLook } from "@safar/ui/seat-map";

/** What a seat has to it; null for what nobody would understand. */
export const featureWords: Readonly<Record<SeatFeature, MessageDescriptor | null>> = {
  window: msg`window`,
  aisle: msg`aisle`,
  exit: msg`exit row`,
  bassinet: msg`place for a bassinet`,
  extra_legroom: msg`extra legroom`,
  limited_recline: msg`reclines little`,
  over_wing: msg`over the wing`,
  unknown: null,
};

/** How a seat looks to whoever chooses for a passenger. */
export const lookOf = (seat: Seat, choices: readonly ExtraChoice[], passengerId: string): SeatLook => {
  const owner = ownerOf(seat, choices);
  if (seat.status === "available" && owner !== null) return owner === passengerId ? "mine" : "party";
  if (seat.status === "available") {
    if (offerFor(seat, passengerId) === undefined) return "closed";
    return seat.features.includes("extra_legroom") ? "better" : "free";
  }
  return seat.status === "unavailable" ? "closed" : "taken";
};
