import type { ShownPlace } from "@safar/engine";
import type { SeatCell, SeatMapRow } from "@safar/ui/seat-map";

type Kept = { readonly key: string; readonly cell: SeatCell };

/** All that the words and the look of a place follow from, apart from the words of one's own. */
const keyOf = (place: ShownPlace, more: string): string =>
  [place.look, place.status, place.price?.minor, place.price?.currency, JSON.stringify(place.refusal), more].join("|");

const isSameRow = (one: SeatMapRow | undefined, other: SeatMapRow): boolean =>
  one !== undefined &&
  one.label === other.label &&
  one.bay === other.bay &&
  one.cells.length === other.cells.length &&
  one.cells.every((cell, at) => {
    const to = other.cells[at];
    return cell === to || (cell.kind === to?.kind && (cell.kind === "aisle" || cell.kind === "gap"));
  });

/**
 * What was drawn before of a plan. A plan of hundreds changes by a few places at a time: the others stay the very same objects, so that
 * nobody says them again or draws them again.
 */
export const createStableRows = () => {
  const cells = new Map<string, Kept>();
  const rows = new Map<string, SeatMapRow>();
  return {
    cell: (place: ShownPlace, more: string, make: () => SeatCell): SeatCell => {
      const key = keyOf(place, more);
      const kept = cells.get(place.id);
      // Of one's own it may be said for whom it is, which nothing here tells.
      if (kept?.key === key && place.mine === null) return kept.cell;
      const cell = make();
      cells.set(place.id, { key, cell });
      return cell;
    },
    row: (row: SeatMapRow): SeatMapRow => {
      const kept = rows.get(row.id);
      if (kept !== undefined && isSameRow(kept, row)) return kept;
      rows.set(row.id, row);
      return row;
    },
  };
};
