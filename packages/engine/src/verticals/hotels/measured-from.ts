import { kmBetween, type Position } from "../../kernel/distance.ts";
import type { Names } from "../../kernel/names.ts";
import type { HotelResults } from "./hotel-search.ts";

/** Kilometres by which two distances may differ and still be to the same place. */
const sameKm = 0.1;

/** A few tell as much as all. */
const enough = 3;

/**
 * What the distances of a search's hotels are counted from: the place that was searched for or, where a city's landmark stands at its
 * centre, that; null for the centre of a city that has none there.
 */
export const measuredFrom = ({ hotels, place, surroundings }: HotelResults): Names | null => {
  if (place !== null && place.kind !== "city") return place.names;
  const some = hotels.slice(0, enough);
  const isCountedTo = (position: Position) =>
    some.length > 0 && some.every((hotel) => Math.abs(kmBetween(hotel.position, position) - hotel.km) < sameKm);
  return surroundings.find(({ kind, position }) => kind === "landmark" && isCountedTo(position))?.names ?? null;
};
