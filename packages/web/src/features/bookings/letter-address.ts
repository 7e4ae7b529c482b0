import type { Booking } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { SoldVertical } from "../../app/verticals.ts";

type About = {
  /** What was booked, in the words of a letter about it. */
  readonly about?: string;
  /** The day, where that can be another. */
  readonly day?: string;
  /** Nothing of it can change any more: the letter asks for no change. */
  readonly over?: "yes";
};

/** Where a change of a booking is asked for in writing, or somebody writes about one that is over. */
export const letterAddress = (vertical: SoldVertical, { order, pnr, uuid }: Booking, about: About = {}): string =>
  paths.letter({ booking: pnr ?? order, id: uuid, back: paths.booking(vertical, uuid), ...about });
