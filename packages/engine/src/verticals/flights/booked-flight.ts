import type { Booking, SupplierChange } from "../../booking/confirm/booking.types.ts";
import type { ExtraKind } from "../../booking/quote/quote.types.ts";
import type { AgeBand } from "../../kernel/calendar-date.ts";
import type { Money } from "../../kernel/money.ts";
import { instantOfPlace } from "../../kernel/place-time.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { FlightReferences, FlightSegment, Itinerary } from "./flights.types.ts";

/** Somebody who flies. A name that is cut short ends in dots while personal data is hidden. */
export type BookedPassenger = {
  readonly id: string;
  readonly type: AgeBand;
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What they travel by, and the last signs of its number; the whole of it stays with the service. */
  readonly document: { readonly kind: "passport" | "cnic" | "saudi_id"; readonly ending: string } | null;
  readonly frequentFlyer: string | null;
  /** The adult on whose lap an infant sits. */
  readonly tiedTo: string | null;
  readonly ticket: {
    readonly number: string | null;
    readonly state: "waiting" | "issued" | "refused" | "void" | "unknown";
  };
};

/** An extra that was bought with the flight. */
export type BookedExtra = {
  readonly passengerId: string;
  /** Null for what holds for a whole leg. */
  readonly segmentId: string | null;
  readonly kind: ExtraKind | "unknown";
  /** In the reader's language. */
  readonly title: string;
  readonly quantity: number;
  readonly amount: Money;
};

/** A change of the airline's: which flights went and which came instead. */
export type FlightChange = SupplierChange & {
  /** Counted from 0. */
  readonly leg: number;
  readonly removed: readonly FlightSegment[];
  readonly added: readonly FlightSegment[];
  readonly announcedAt: EpochMs;
};

/** What was booked, of a flight. */
export type BookedFlight = {
  readonly itinerary: Itinerary;
  readonly references: FlightReferences;
  readonly passengers: readonly BookedPassenger[];
  readonly extras: readonly BookedExtra[];
  readonly changes: readonly FlightChange[];
  /** Legs that the airline moved, as long as nobody has answered: when each was to leave and land, by the clocks of its places. */
  readonly moved: readonly (Pick<FlightChange, "leg" | "respondBy"> &
    Readonly<Record<"departed" | "arrived", string>>)[];
};

/** A flight's booking: what every booking has, and the flight. */
export type FlightBooking = Booking & { readonly flight: BookedFlight };

/** Whether a booking was read by the flights' own service, and so has its flight. */
export const isFlightBooking = (booking: Booking): booking is FlightBooking => "flight" in booking;

/** Whether its last flight has landed. */
export const hasLanded = ({ itinerary }: BookedFlight, now: EpochMs): boolean => {
  const last = itinerary.legs.at(-1);
  return last !== undefined && instantOfPlace(last.arrives) <= now;
};

/** Who has what: each passenger with the extras that are theirs. */
export const passengersWithExtras = ({
  extras,
  passengers,
}: BookedFlight): readonly (BookedPassenger & { readonly extras: readonly BookedExtra[] })[] =>
  passengers.map((passenger) => ({
    ...passenger,
    extras: extras.filter(({ passengerId }) => passengerId === passenger.id),
  }));
