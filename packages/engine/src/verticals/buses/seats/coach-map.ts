import type { SeatElement, SeatMap, SeatRow } from "../../../booking/seats/seat.types.ts";
import type { CoachPlan } from "./seats.types.ts";

/** A coach as rows of seats and what is between them, facing the front: the map that keys and pointers walk. */
export const coachMap = ({ decks, fixtures, seats }: CoachPlan): SeatMap => ({
  segmentId: "coach",
  cabins: decks.map(({ rows, columns }, deck) => ({
    deck,
    name: "",
    rows: Array.from({ length: rows }, (_, row): SeatRow => {
      const elements = Array.from({ length: columns }, (_, column): SeatElement => {
        const isHere = (place: { deck: number; row: number; column: number }) =>
          place.deck === deck && place.row === row && place.column === column;
        const seat = seats.find(isHere);
        if (seat !== undefined) {
          return { kind: "seat", designator: seat.id, status: seat.status, features: [], offers: [] };
        }
        return { kind: fixtures.find(isHere)?.kind === "door" ? "door" : "aisle" };
      });
      return { label: null, elements };
    }),
  })),
});
