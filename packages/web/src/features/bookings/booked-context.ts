import type { Booking } from "@safar/engine";
import { createContext, use, useState } from "react";
import { serverClock } from "../../engine/asking/server-clock.ts";
import type { Booked, BookedWords } from "./booked.types.ts";

const BookedContext = createContext<Booked | null>(null);

/** Says what was booked to all that is shown of a booking. */
export const BookedProvider = BookedContext.Provider;

export const useBooked = (): Booked => {
  const booked = use(BookedContext);
  if (booked === null) throw new Error("Nobody has said what was booked: put a BookedProvider around it.");
  return booked;
};

export const useBookedWords = (): BookedWords => useBooked().words;

/** Whether what was booked is over, as its page or paper was opened. */
export const useOver = ({ isOver }: Pick<Booked, "isOver">, booking: Booking): boolean => {
  const [now] = useState(() => serverClock.now());
  return isOver(booking, now);
};

export const useIsOver = (booking: Booking): boolean => useOver(useBooked(), booking);
