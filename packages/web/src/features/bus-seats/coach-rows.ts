import type { SeatElement, SeatMap, SeatsView, ShownSeat } from "@safar/engine";
import type { SeatCell, SeatMapRow } from "@safar/ui/seat-map";

type Cabin = SeatMap["cabins"][number];

/** The columns of a deck: where hardly a row has a seat, people walk. */
export const columnsOf = ({ rows }: Cabin): readonly ("seat" | "aisle")[] => {
  const width = Math.max(0, ...rows.map(({ elements }) => elements.length));
  return Array.from({ length: width }, (_, column) => {
    const seats = rows.filter(({ elements }) => elements[column]?.kind === "seat").length;
    return seats > rows.length / 2 ? "seat" : "aisle";
  });
};

type Words = {
  readonly cellOf: (seat: ShownSeat) => SeatCell;
  readonly driver: string;
  readonly door: string;
};

/** What stands at the front: the driver on one side, the door on the other, each over the seats of its side. */
const frontCells = (
  columns: readonly ("seat" | "aisle")[],
  driverFirst: boolean,
  words: Words,
): readonly SeatCell[] => {
  const aisle = columns.indexOf("aisle");
  const before = aisle < 0 ? columns.length : aisle;
  const after = columns.length - before - (aisle < 0 ? 0 : 1);
  const place = (label: string, span: number): readonly SeatCell[] =>
    span === 0 ? [] : [{ kind: "place", label, span }];
  return [
    ...place(driverFirst ? words.driver : words.door, before),
    ...(aisle < 0 ? [] : [{ kind: "aisle" } as const]),
    ...place(driverFirst ? words.door : words.driver, after),
  ];
};

/** A deck as rows that the seat map draws. */
export const rowsOf = (
  deck: number,
  cabin: Cabin,
  { fixtures, seats }: SeatsView,
  words: Words,
): readonly SeatMapRow[] => {
  const columns = columnsOf(cabin);
  const byId = new Map(seats.map((seat) => [seat.id, seat]));
  const cellOf = (element: SeatElement, column: number): SeatCell => {
    const seat = element.kind === "seat" ? byId.get(element.designator) : undefined;
    if (seat !== undefined) return words.cellOf(seat);
    return columns[column] === "aisle" ? { kind: "aisle" } : { kind: "gap" };
  };
  return cabin.rows.map(({ elements }, row) => {
    const driver = fixtures.find(
      (fixture) => fixture.kind === "driver" && fixture.deck === deck && fixture.row === row,
    );
    const id = `deck-${deck}-row-${row}`;
    if (driver === undefined) return { id, label: null, cells: elements.map(cellOf) };
    return { id, label: null, cells: frontCells(columns, driver.column < columns.length / 2, words) };
  });
};
