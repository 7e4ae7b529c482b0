import type { Booking } from "../../booking/confirm/booking.types.ts";
import type { OfferId } from "../../kernel/ids.ts";
import type { Names } from "../../kernel/names.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { Film, Show } from "./movies.domain.ts";

export type MovieExtra = { readonly name: Names; readonly kind: "glasses" | "snack"; readonly count: number };

/** What was booked, of a show. */
export type BookedMovie = {
  readonly film: Film;
  readonly show: Show;
  /** As they are written on them. */
  readonly seats: readonly string[];
  readonly category: Names;
  /** What is shown at the door, one for the party; null before it is paid for, and while personal data is hidden. */
  readonly code: string | null;
  readonly extras: readonly MovieExtra[];
  /** Whose document is looked at at the door, and how its number ends; null where none is, and while personal data is hidden. */
  readonly lead: { readonly name: string; readonly ending: string } | null;
  /** The place of the entrance, how to get there. */
  readonly directions: Names;
  /** Until when it can be moved to another show; null when it cannot. */
  readonly movableUntil: EpochMs | null;
};

/** What every booking has, and what was booked. */
export type MoviesBooking = Booking & { readonly movies: BookedMovie };

/** Whether a booking was read by this vertical's own service. */
export const isMoviesBooking = (booking: Booking): booking is MoviesBooking => "movies" in booking;

/** A show to which a booking can be moved for nothing, with the seats that it would have there. */
export type MoveOffer = { readonly show: Show; readonly seats: readonly string[] };

type Refused = { readonly type: "TOO_LATE" } | { readonly type: "PROBLEM"; readonly problem: Problem };

export type MoveOffersOutcome = { readonly type: "OFFERS"; readonly offers: readonly MoveOffer[] } | Refused;

export type MoveRequest = {
  readonly booking: string;
  /** How a guest shows that it is theirs; null for whoever is signed in. */
  readonly proof: string | null;
  readonly show: OfferId;
  /** As they were offered. */
  readonly seats: readonly string[];
};

export type MoveOutcome = { readonly type: "MOVED" } | { readonly type: "SEATS_TAKEN" } | Refused;

/** Moving a booking to another show of the same film, by the cinema's rule. No method rejects. */
export interface MoveService {
  offers(request: Pick<MoveRequest, "booking" | "proof">, signal?: AbortSignal): Promise<MoveOffersOutcome>;
  /** The same twice is the same once. */
  move(request: MoveRequest, signal?: AbortSignal): Promise<MoveOutcome>;
}
