import type { SeatStatus } from "../seat-plan/seat-plan.types.ts";
import type { Seat, SeatElement, SeatMap } from "./seat.types.ts";

const aisle: SeatElement = { kind: "aisle" };

/** `A12` reads: seat A of row 12, for the three who have a seat, at 1,500 rupees, window seats at 2,500. */
const seatOf = (row: number, letter: string, status: SeatStatus): Seat => ({
  kind: "seat",
  designator: `${row}${letter}`,
  status,
  features: letter === "A" || letter === "F" ? ["window"] : letter === "C" || letter === "D" ? ["aisle"] : [],
  offers: ["adult-1", "adult-2", "child-1"].map((travellerId) => ({
    travellerId,
    serviceId: `seat.s1.${row}${letter}`,
    price: { minor: letter === "A" || letter === "F" ? 250_000 : 150_000, currency: "PKR" },
  })),
});

const rowOf = (row: number, taken: string) => ({
  label: String(row),
  elements: Array.from("ABC|DEF").map(
    (letter): SeatElement =>
      letter === "|" ? aisle : seatOf(row, letter, taken.includes(letter) ? "booked" : "available"),
  ),
});

/** Three rows of six: in row 11 two are free, in row 12 three together on the right, in row 13 all. */
export const sampleSeatMap: SeatMap = {
  segmentId: "s1",
  cabins: [
    {
      deck: 0,
      name: "economy",
      rows: [rowOf(11, "ACDF"), { label: null, elements: [{ kind: "galley" }] }, rowOf(12, "ABC"), rowOf(13, "")],
    },
  ],
};
