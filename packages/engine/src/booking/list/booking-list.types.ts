import type { Locale } from "../../kernel/edition.ts";
import type { Money } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { Product } from "../../kernel/vertical.ts";

/** A place's own date and time without an offset, `2026-12-03T20:30:00`, and the place's IANA zone. */
export type PlaceTime = { readonly local: string; readonly zone: string };

/** A booking as a list shows it. */
export type BookingSummary = {
  readonly uuid: string;
  readonly orderId: string;
  /** Null when the service names a kind of booking that is not known here. */
  readonly product: Product | null;
  /** As the service writes it: `Confirmed`, `Partially Confirmed`. One that is not known is shown as it is. */
  readonly status: string;
  readonly title: string;
  readonly subtitle: string;
  readonly startsAt: PlaceTime;
  readonly endsAt: PlaceTime;
  /** The airline's record locator. */
  readonly pnr: string | null;
  readonly amount: Money | null;
  /** Until when it waits for a payment; null when it does not. */
  readonly payBy: EpochMs | null;
};

export type BookingListOutcome =
  | {
      readonly type: "LISTED";
      readonly bookings: readonly BookingSummary[];
      readonly page: number;
      readonly lastPage: number;
    }
  | { readonly type: "SIGNED_OUT" }
  | { readonly type: "UNAVAILABLE"; readonly problem: Problem };

/** The signed-in person's bookings. No method rejects. */
export interface BookingListService {
  /** Those still ahead, the next first. Pages count from 1. */
  upcoming(locale: Locale, page: number): Promise<BookingListOutcome>;
}
