import type { Booking } from "../../booking/confirm/booking.types.ts";
import type { PlaceTime } from "../../booking/list/booking-list.types.ts";
import type { Names } from "../../kernel/names.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { EventsSummary } from "./events.domain.ts";

/** What lets people in. */
export type EventTicket = {
  readonly id: string;
  /** What its QR says; null before it is paid for, and while personal data is hidden. */
  readonly code: string | null;
  /** Null where nobody's name was asked for. A name that is cut short ends in dots while personal data is hidden. */
  readonly attendee: { readonly firstName: string; readonly lastName: string } | null;
  /** Their document that is looked at at the doors, by its number's end; null where that is not known, and while personal data is hidden. */
  readonly atDoor: { readonly name: string; readonly ending: string } | null;
  readonly pass: Names;
  readonly state: "waiting" | "valid" | "used" | "transferred" | "void";
  readonly admits: number;
};

/** What was booked. */
export type BookedEvent = EventsSummary & {
  /** How to get there. */
  readonly directions: Names;
  readonly tickets: readonly EventTicket[];
  /** Until when a ticket can go to somebody else; null when none can. */
  readonly renameUntil: EpochMs | null;
  /** The event has another day than was booked: it can be kept, or given back whole until then. */
  readonly moved: { readonly from: PlaceTime; readonly keepUntil: EpochMs; readonly isKept: boolean } | null;
  /** The organiser called it off: everything comes back, fees too. */
  readonly isCalledOff: boolean;
  readonly ageMin: number | null;
  readonly isIdChecked: boolean;
};

/** What every booking has, and what was booked. */
export type EventsBooking = Booking & { readonly events: BookedEvent };

/** Whether a booking was read by this vertical's own service. */
export const isEventsBooking = (booking: Booking): booking is EventsBooking => "events" in booking;
