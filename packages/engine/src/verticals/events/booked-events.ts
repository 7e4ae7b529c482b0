import type { Booking } from "../../booking/confirm/booking.types.ts";
import type { EventsOffer } from "./events.types.ts";

/** Somebody with a ticket. A name that is cut short ends in dots while personal data is hidden. */
export type EventsTraveller = {
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
export type EventsBooking = Booking & {
  readonly events: { readonly offer: EventsOffer; readonly travellers: readonly EventsTraveller[] };
};

/** Whether a booking was read by this vertical's own service. */
export const isEventsBooking = (booking: Booking): booking is EventsBooking => "events" in booking;
