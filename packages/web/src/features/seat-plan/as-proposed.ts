import type { SeatPick, ShownPlace } from "@safar/engine";

/** A place where everybody of the party is oneself: who has which stands in the list beside. What is proposed stands out of what is free. */
export const asProposed = <Pick extends SeatPick>(
  place: ShownPlace<Pick>,
  proposed: readonly string[],
): ShownPlace<Pick> => {
  if (place.look === "party") return { ...place, look: "mine" };
  const isFree = place.look === "free" || place.look === "better";
  return isFree && proposed.includes(place.id) ? { ...place, look: "proposed" } : place;
};
