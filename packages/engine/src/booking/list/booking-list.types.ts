import type { Locale } from "../../kernel/edition.ts";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { HintEvent, ResumeEvent } from "../../kernel/flow/resume.types.ts";
import type { Money } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { BookingType, Product } from "../../kernel/vertical.ts";
import type { BookingStatus } from "../status.ts";

/** A place's own date and time without an offset, `2026-12-03T20:30:00`, and the place's IANA zone. */
export type PlaceTime = { readonly local: string; readonly zone: string };

/** Where something is, or a way begins or ends. */
export type BookedPlace = {
  /** As a search names it. */
  readonly code: string;
  readonly name: string;
  /** An airport, a stop or a venue in it; empty where none is told, as the terminal. */
  readonly stop: string;
  readonly terminal: string;
  /** Its name in English, by which it is drawn. */
  readonly art: string;
};

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
  /** When it was to begin before the supplier moved it, by the clocks of that place; null where it was not moved. */
  readonly movedFrom: string | null;
  /** Where it is; of a journey, where it begins and where each of its ways ends. Empty where that is not told. */
  readonly places: readonly BookedPlace[];
  /** Whoever was named for it, each once. */
  readonly travellers: readonly string[];
  /** By what it is found to be bought again; null where nothing is. */
  readonly offer: string | null;
  /** The address of its picture, or the name in English by which it is drawn. */
  readonly art: string;
  /** The airline's record locator. */
  readonly pnr: string | null;
  readonly amount: Money | null;
  /** Until when it waits for a payment; null when it does not. */
  readonly payBy: EpochMs | null;
  /** A payment for it is on its way: nobody knows yet whether it is paid, and none is asked for. */
  readonly isPaymentUnknown: boolean;
  /** Until when it waits for an answer to what the supplier changed; null when it does not. */
  readonly respondBy: EpochMs | null;
};

/** Upcoming is what still stands and has not ended; past is everything else. */
export const bookingTabs = ["upcoming", "past"] as const;

export type BookingTab = (typeof bookingTabs)[number];

/** Which bookings are asked for. */
export type BookingQuery = {
  readonly tab: BookingTab;
  /** Null for bookings of every kind. */
  readonly kind: BookingType | null;
  /** Null for bookings in any status. */
  readonly status: BookingStatus | null;
  /** From 1. */
  readonly page: number;
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
  /** Those still ahead: what waits for a payment or an answer first, the most pressing before all, then the next. Pages count from 1. */
  upcoming(locale: Locale, page: number): Promise<BookingListOutcome>;
  /** Upcoming ones in that order, past ones with the latest first. */
  list(locale: Locale, query: BookingQuery, signal?: AbortSignal): Promise<BookingListOutcome>;
}

/** How the list's machine asks: whoever provides it knows the language. */
export type ReadBookings = (query: BookingQuery, signal?: AbortSignal) => Promise<BookingListOutcome>;

export type BookingListInput = {
  readonly query: BookingQuery;
  /** What was read before the flow began, as a server does for the first page; nothing is read again then. */
  readonly found?: BookingListOutcome | null;
};

export type BookingListContext = {
  readonly query: BookingQuery;
  readonly found: BookingListOutcome | null;
  readonly list: Extract<BookingListOutcome, { type: "LISTED" }> | null;
  readonly problem: Problem | null;
};

export type BookingListEvent =
  | { readonly type: "list.show"; readonly query: BookingQuery }
  | { readonly type: "list.reload" }
  | HintEvent
  | ResumeEvent;

export type BookingListScreen = "loading" | "list" | "failed" | "signedOut";

export type BookingListMeta = { readonly screen: BookingListScreen; readonly resume: ResumePolicy };
