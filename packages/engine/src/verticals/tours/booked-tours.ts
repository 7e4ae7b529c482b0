import type { Booking } from "../../booking/confirm/booking.types.ts";
import type { ToursOffer } from "./tours.types.ts";

/** Somebody with a ticket. A name that is cut short ends in dots while personal data is hidden. */
export type ToursTraveller = {
  readonly id: string;
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly ticket: {
    readonly number: string | null;
    readonly state: "waiting" | "issued" | "refused" | "void" | "unknown";
  };
};

/** What every booking has, and what was booked. */
export type ToursBooking = Booking & {
  readonly tours: { readonly offer: ToursOffer; readonly travellers: readonly ToursTraveller[] };
};

/** Whether a booking was read by this vertical's own service. */
export const isToursBooking = (booking: Booking): booking is ToursBooking => "tours" in booking;
