import { type Booking, type EpochMs, instantOfPlace, placeTimeAfter } from "@safar/engine";
import type { ReactNode } from "react";
import type { Booked } from "./booked.types.ts";

type DatedMoment = { readonly at: EpochMs; readonly local: string; readonly text: ReactNode };

/** What is done by when for a booking, in the order of time; nothing where nobody knows when it begins. */
export const momentsOf = ({ alsoBeginsOf, beginsOf, moments }: Booked, booking: Booking): readonly DatedMoment[] => {
  const begins = beginsOf(booking);
  if (begins === undefined) return [];
  const own = moments.filter(({ isFor }) => isFor?.(booking) ?? true);
  return [begins, ...alsoBeginsOf(booking)]
    .flatMap((start) =>
      own.map(({ before, text }) => {
        const time = placeTimeAfter(start, -before);
        return { at: instantOfPlace(time), local: time.local, text };
      }),
    )
    .toSorted((one, other) => one.at - other.at);
};
