import type { Booking } from "../../booking/confirm/booking.types.ts";
import type { PlaceKind } from "../../booking/seat-plan/seat-plan.types.ts";
import type { Names } from "../../kernel/names.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Train } from "./trains.domain.ts";

/** Somebody with a place. A name that is cut short ends in dots while personal data is hidden. */
export type TrainsTraveller = {
  readonly id: string;
  readonly type: "adult" | "child";
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly coach: string;
  readonly place: string;
  readonly kind: PlaceKind;
  /** Theirs was cancelled; the others travel. */
  readonly isCancelled: boolean;
  readonly ticket: {
    readonly number: string | null;
    readonly state: "waiting" | "issued" | "refused" | "void" | "unknown";
  };
};

/** What was booked, of a train. */
export type BookedTrain = {
  /** By the hours at which it runs, its delay among them. */
  readonly train: Train;
  readonly className: Names;
  readonly travellers: readonly TrainsTraveller[];
  /** Children who travel without a place. */
  readonly infants: number;
  /** Not confirmed yet: how many stand before it, and by when it is known. */
  readonly waiting: { readonly position: number; readonly decidedAt: EpochMs } | null;
  /** How late it runs; null while nobody knows. */
  readonly delayMinutes: number | null;
  /** It is so late that all money comes back if it is cancelled. */
  readonly isFullRefund: boolean;
};

/** What every booking has, and the train. */
export type TrainsBooking = Booking & { readonly trains: BookedTrain };

/** Whether a booking was read by this vertical's own service. */
export const isTrainsBooking = (booking: Booking): booking is TrainsBooking => "trains" in booking;
