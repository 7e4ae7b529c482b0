import type { ExtraChoice } from "../quote/quote.types.ts";
import type { Seat, SeatElement, SeatMap, SeatOffer } from "./seat.types.ts";

/** Where a seat is: its row counted through all cabins, and its place in the row. */
export type SeatPlace = { readonly row: number; readonly column: number; readonly seat: Seat };

const isSeat = (element: SeatElement): element is Seat => element.kind === "seat";

/** Every seat of a map, row by row. */
export const seatsOf = ({ cabins }: SeatMap): readonly SeatPlace[] =>
  cabins
    .flatMap(({ rows }) => rows)
    .flatMap(({ elements }, row) =>
      elements.flatMap((element, column) => (isSeat(element) ? [{ row, column, seat: element }] : [])),
    );

export const seatBy = (map: SeatMap, designator: string): Seat | undefined =>
  seatsOf(map).find(({ seat }) => seat.designator === designator)?.seat;

/** What a passenger would pay for a seat; undefined when they may not have it. */
export const offerFor = (seat: Seat, passengerId: string): SeatOffer | undefined =>
  seat.status === "available" ? seat.offers.find((offer) => offer.passengerId === passengerId) : undefined;

/** Whose seat a choice has made it. */
export const ownerOf = (seat: Seat, choices: readonly ExtraChoice[]): string | null =>
  choices.find((choice) =>
    seat.offers.some(
      ({ serviceId, passengerId }) => serviceId === choice.serviceId && passengerId === choice.passengerId,
    ),
  )?.passengerId ?? null;

export type SeatMove = "forward" | "backward" | "left" | "right" | "rowStart" | "rowEnd" | "first" | "last";

const nearest = (places: readonly SeatPlace[], column: number): SeatPlace | undefined =>
  places.toSorted((one, other) => Math.abs(one.column - column) - Math.abs(other.column - column))[0];

/**
 * Where a move leads. `left` and `right` are those of the map as it is drawn facing the front, in every language: seat A stays on
 * the aircraft's left. What is not a seat is stepped over, and at the edge one stays.
 */
export const moveSeat = (map: SeatMap, from: string, move: SeatMove): string => {
  const places = seatsOf(map);
  const at = places.find(({ seat }) => seat.designator === from);
  if (at === undefined) return places[0]?.seat.designator ?? from;
  const row = places.filter((place) => place.row === at.row);
  const ahead = places.findLast((place) => place.row < at.row);
  const behind = places.find((place) => place.row > at.row);
  const inRow = (number: number | undefined) => places.filter((place) => place.row === number);
  const to = {
    left: row.findLast((place) => place.column < at.column),
    right: row.find((place) => place.column > at.column),
    rowStart: row[0],
    rowEnd: row.at(-1),
    forward: nearest(inRow(ahead?.row), at.column),
    backward: nearest(inRow(behind?.row), at.column),
    first: places[0],
    last: places.at(-1),
  }[move];
  return (to ?? at).seat.designator;
};

/** How far apart the members of a group would sit; less is better. Rows weigh more than places in a row. */
const spread = (places: readonly SeatPlace[]): number => {
  const rows = places.map(({ row }) => row);
  const columns = places.map(({ column }) => column);
  const across = Math.max(...columns) - Math.min(...columns);
  return (Math.max(...rows) - Math.min(...rows)) * 100 + across;
};

/**
 * Seats for a party as close together as the free ones allow, the cheaper when they are as close, the further forward when they
 * cost the same. Undefined when there are not enough free seats.
 */
export const bestTogether = (
  map: SeatMap,
  passengerIds: readonly string[],
  choices: readonly ExtraChoice[] = [],
): readonly { readonly passengerId: string; readonly designator: string }[] | undefined => {
  const [first] = passengerIds;
  if (first === undefined) return [];
  const free = seatsOf(map).filter(
    ({ seat }) => ownerOf(seat, choices) === null && passengerIds.every((id) => offerFor(seat, id) !== undefined),
  );
  const costOf = (places: readonly SeatPlace[]) =>
    places.reduce((sum, { seat }, index) => sum + (offerFor(seat, passengerIds[index] ?? first)?.price.minor ?? 0), 0);
  const groups = free.slice(0, free.length - passengerIds.length + 1).map((_, start) => {
    const places = free.slice(start, start + passengerIds.length);
    return { places, apart: spread(places), cost: costOf(places), start };
  });
  const best = groups.toSorted(
    (one, other) => one.apart - other.apart || one.cost - other.cost || one.start - other.start,
  )[0];
  return best?.places.map(({ seat }, index) => ({
    passengerId: passengerIds[index] ?? first,
    designator: seat.designator,
  }));
};
