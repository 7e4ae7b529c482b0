import type { Booking } from "../../booking/confirm/booking.types.ts";
import type { Gender } from "../../kernel/person.ts";
import type { Bundle, BusStop, BusTrip } from "./buses.domain.ts";

/** Somebody who travels. A name that is cut short ends in dots while personal data is hidden. */
export type BusPassenger = {
  readonly id: string;
  readonly title: string;
  readonly gender: Gender | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly seat: string;
  readonly ticket: {
    readonly number: string | null;
    readonly state: "waiting" | "issued" | "refused" | "void" | "unknown";
  };
};

/** What was booked, of a bus. */
export type BookedBus = BusTrip & {
  readonly boarding: BusStop;
  readonly dropping: BusStop;
  readonly bundle: Pick<Bundle, "code" | "name" | "includes" | "refund">;
  readonly passengers: readonly BusPassenger[];
};

/** A bus's booking: what every booking has, and the bus. */
export type BusBooking = Booking & { readonly bus: BookedBus };

/** Whether a booking was read by the buses' own service, and so has its bus. */
export const isBusBooking = (booking: Booking): booking is BusBooking => "bus" in booking;
