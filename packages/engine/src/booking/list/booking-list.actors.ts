import { fromPromise } from "xstate";
import type { BookingListOutcome, BookingQuery, ReadBookings } from "./booking-list.types.ts";

/** What the machine needs: `bookingListMachine.provide({ actors: bookingListActors(read) })`. */
export const bookingListActors = (read: ReadBookings) => ({
  read: fromPromise<BookingListOutcome, BookingQuery>(({ input, signal }) => read(input, signal)),
});
