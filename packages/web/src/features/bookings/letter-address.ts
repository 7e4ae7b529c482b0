import type { Booking } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { SoldVertical } from "../../app/verticals.ts";

type About = {
  /** What was booked, in the words of a letter about it. */
  readonly about?: string;
  /** The day, where that can be another. */
  readonly day?: string;
};

/** Where a change of a booking is asked for in writing. */
export const letterAddress = (vertical: SoldVertical, { order, pnr, uuid }: Booking, about: About = {}): string =>
  paths.letter({ booking: pnr ?? order, id: uuid, back: paths.booking(vertical, uuid), ...about });
