import { type BookingQuery, type BookingRow, type BookingStatus, isBookingStatus, products } from "@safar/engine";

type Kind = NonNullable<BookingQuery["kind"]>;

/** What a tab's bookings are of, and how many of each: nobody is offered what would find nothing. */
export type Facets = {
  readonly kinds: ReadonlyMap<Kind, number>;
  readonly statuses: ReadonlyMap<BookingStatus, number>;
};

const counted = <Value>(values: readonly Value[]): ReadonlyMap<Value, number> =>
  new Map([...Map.groupBy(values, (value) => value)].map(([value, those]) => [value, those.length]));

export const facetsOf = (rows: readonly BookingRow[]): Facets => ({
  kinds: counted(rows.flatMap(({ booking: { product } }) => (product === null ? [] : [products[product].bookingType]))),
  statuses: counted(rows.flatMap(({ booking: { status } }) => (isBookingStatus(status) ? [status] : []))),
});
