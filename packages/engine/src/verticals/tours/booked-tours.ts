import type { Booking } from "../../booking/confirm/booking.types.ts";
import type { Names } from "../../kernel/names.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { MeetingPoint, PickupPoint, TourSummary } from "./tours.domain.ts";

/** What is shown to the guide: one for the party, or one for each of it. */
export type TourVoucher = {
  readonly id: string;
  /** Whom it is for; null where it is the party's. */
  readonly unit: Names | null;
  /** Null before it is given, and while personal data is hidden. */
  readonly code: string | null;
  readonly state: "waiting" | "issued" | "refused" | "void" | "unknown";
};

/** What was booked of a tour. */
export type BookedTour = TourSummary & {
  readonly meeting: MeetingPoint;
  readonly advice: readonly Names[];
  /** Where somebody is fetched, and when by the place's clocks, as `08:25`; null for who comes to the meeting point. */
  readonly pickup: (PickupPoint & { readonly at: string }) | null;
  /** In whose name all is booked. It is cut short and ends in dots while personal data is hidden. */
  readonly lead: { readonly firstName: string; readonly lastName: string } | null;
  readonly vouchers: readonly TourVoucher[];
  /** Hidden from strangers. */
  readonly answers: readonly { readonly label: Names; readonly answer: string }[];
  /** Until when the guide says yes or no; null for what is confirmed at once. */
  readonly awaitedUntil: EpochMs | null;
};

/** What every booking has, and what was booked. */
export type ToursBooking = Booking & { readonly tours: BookedTour };

/** Whether a booking was read by this vertical's own service. */
export const isToursBooking = (booking: Booking): booking is ToursBooking => "tours" in booking;
