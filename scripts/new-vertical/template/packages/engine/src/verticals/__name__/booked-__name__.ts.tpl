import type { Booking } from "../../booking/confirm/booking.types.ts";
import type { __Pascal__Offer } from "./__name__.types.ts";

/** Somebody with a ticket. A name that is cut short ends in dots while personal data is hidden. */
export type __Pascal__Traveller = {
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
export type __Pascal__Booking = Booking & {
  readonly __camel__: { readonly offer: __Pascal__Offer; readonly travellers: readonly __Pascal__Traveller[] };
};

/** Whether a booking was read by this vertical's own service. */
export const is__Pascal__Booking = (booking: Booking): booking is __Pascal__Booking => "__camel__" in booking;
