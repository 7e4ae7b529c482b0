import { type Booking, type EpochMs, instantOfPlace, type PlaceTime } from "@safar/engine";
import type { ReactNode } from "react";
import { localAt } from "../../i18n/clock.ts";
import type { Booked } from "./booked.types.ts";

const minuteMs = 60_000;

/** So many minutes before a time of a place, by the same place's clock. */
export const earlier = ({ local, zone }: PlaceTime, minutes: number): PlaceTime =>
  minutes === 0
    ? { local, zone }
    : { local: localAt(zone, instantOfPlace({ local, zone }) - minutes * minuteMs), zone };

type DatedMoment = { readonly at: EpochMs; readonly local: string; readonly text: ReactNode };

/** What is done by when for a booking, in the order of time; nothing where nobody knows when it begins. */
export const momentsOf = ({ beginsOf, moments }: Booked, booking: Booking): readonly DatedMoment[] => {
  const begins = beginsOf(booking);
  if (begins === undefined) return [];
  return moments.map(({ before, text }) => {
    const time = earlier(begins, before);
    return { at: instantOfPlace(time), local: time.local, text };
  });
};
