import type { BookedFlight } from "@safar/engine";

/** When a leg was to leave and land, before the airline moved it in a way that nobody has accepted yet; of an end that stays, nothing. */
export const flightWas = ({ itinerary, moved }: Pick<BookedFlight, "itinerary" | "moved">, index: number) => {
  const was = moved.findLast(({ leg }) => leg === index);
  const now = itinerary.legs[index];
  if (was === undefined || now === undefined) return undefined;
  const differing = (before: string, local: string) => (before === local ? undefined : before);
  return { departs: differing(was.departed, now.departs.local), arrives: differing(was.arrived, now.arrives.local) };
};
