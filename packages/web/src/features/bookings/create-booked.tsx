import type { Booking } from "@safar/engine";
import type { Booked, BookedKind } from "./booked.types.ts";
import { bookingFlow } from "./booking.flow.ts";

/** Makes of what a vertical says of what was booked what the pages of any booking show. */
export const createBooked = <Of extends Booking>({
  Advice,
  advice,
  alsoBegins,
  begins,
  bought,
  called,
  Change,
  Codes,
  goesTo,
  isOf,
  isOver,
  people,
  Tickets,
  wordsOf,
  ...said
}: BookedKind<Of>): Booked => ({
  ...said,
  flow: bookingFlow(said.vertical),
  calledOf: (booking) => (isOf(booking) ? (called?.(booking) ?? null) : null),
  beginsOf: (booking) => (isOf(booking) ? begins(booking) : undefined),
  alsoBeginsOf: (booking) => (isOf(booking) ? (alsoBegins?.(booking) ?? []) : []),
  goesToOf: (booking) => (isOf(booking) ? (goesTo?.(booking) ?? null) : null),
  boughtOf: (booking) => (isOf(booking) ? (bought?.(booking) ?? null) : null),
  isOver: (booking, now) => isOf(booking) && isOver(booking, now),
  peopleOf: (booking) => (isOf(booking) ? (people?.(booking) ?? []) : []),
  wordsOf: (booking) => (isOf(booking) && wordsOf?.(booking)) || said.words,
  adviceOf: (booking) => (
    <>
      {advice}
      {isOf(booking) && Advice && <Advice booking={booking} />}
    </>
  ),
  changeOf: (booking) => (isOf(booking) && Change ? <Change booking={booking} /> : null),
  codesOf: (booking, send) => (isOf(booking) && Codes ? <Codes booking={booking} send={send} /> : null),
  ticketsOf: (booking) => (isOf(booking) ? <Tickets booking={booking} /> : null),
});
