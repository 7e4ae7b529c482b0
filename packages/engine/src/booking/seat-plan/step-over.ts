import type { Place, SeatPlan } from "./seat-plan.types.ts";

export type SeatMove = "forward" | "backward" | "left" | "right" | "rowStart" | "rowEnd" | "first" | "last";

/** The order in which a plan is read: deck by deck, row by row, and from left to right as one faces the front. */
export const inReadingOrder = (one: Place, other: Place): number =>
  one.deck - other.deck || one.row - other.row || one.column - other.column;

const isOneRow = (one: Place, other: Place): boolean => one.deck === other.deck && one.row === other.row;

const nearest = (places: readonly Place[], to: Place, row: Place | undefined): Place | undefined =>
  places
    .filter((place) => row !== undefined && isOneRow(place, row))
    .toSorted((one, other) => Math.abs(one.column - to.column) - Math.abs(other.column - to.column))[0];

/**
 * Where a move leads from a place. `left` and `right` are those of the plan as it is drawn facing the front, in every language: seat
 * A stays on the aircraft's left. What is no place is stepped over, and at the edge one stays.
 */
export const stepOver = ({ seats }: SeatPlan, from: string, move: SeatMove): string => {
  const places = seats.toSorted(inReadingOrder);
  const at = places.find(({ id }) => id === from);
  if (at === undefined) return places[0]?.id ?? from;
  const row = places.filter((place) => isOneRow(place, at));
  const isBefore = (place: Place): boolean => place.deck < at.deck || (place.deck === at.deck && place.row < at.row);
  const isBehind = (place: Place): boolean => place.deck > at.deck || (place.deck === at.deck && place.row > at.row);
  const to = {
    left: row.findLast(({ column }) => column < at.column),
    right: row.find(({ column }) => column > at.column),
    rowStart: row[0],
    rowEnd: row.at(-1),
    forward: nearest(places, at, places.findLast(isBefore)),
    backward: nearest(places, at, places.find(isBehind)),
    first: places[0],
    last: places.at(-1),
  }[move];
  return (to ?? at).id;
};
