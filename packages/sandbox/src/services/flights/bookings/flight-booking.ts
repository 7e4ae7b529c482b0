import type { AnswerOf, flightBookingsEndpoints } from "@safar/api-clients/wire";
import type { EpochMs } from "../../../core/service.ts";
import { type Booked, createBookings } from "../../selling/bookings.ts";
import type { Addon } from "../quotes/addons.ts";
import type { WireItinerary, WireSegment } from "../search/itinerary-wire.ts";
import type { Passenger } from "./passenger-rules.ts";

export type ScheduleChange = {
  readonly id: string;
  readonly leg: number;
  readonly removed: WireSegment[];
  readonly added: WireSegment[];
  readonly announcedAt: EpochMs;
  readonly respondBy: EpochMs;
  readonly state: "open" | "accepted" | "declined";
};

/** What an order for a flight keeps of it. */
export type FlightBooking = {
  readonly quoteId: string;
  /** As it was sold; what the airline changed since is in it. */
  readonly itinerary: WireItinerary;
  readonly passengers: readonly Passenger[];
  readonly addons: readonly Addon[];
  /** Seats by their designators, flight by flight. */
  readonly taken: readonly { readonly flight: string; readonly seats: readonly string[] }[];
  readonly changes: readonly ScheduleChange[];
};

/** The legs that the airline has moved, as long as nobody has answered: when each was to leave and land. */
export const movedLegs = ({ changes }: Pick<FlightBooking, "changes">) =>
  changes.flatMap(({ leg, removed, respondBy, state }) => {
    const [first, last] = [removed[0], removed.at(-1)];
    if (state !== "open" || first === undefined || last === undefined) return [];
    return [{ leg, departs_at: first.departs_at, arrives_at: last.arrives_at, respondBy }];
  });

export type FlightOrder = Booked<FlightBooking>;

export type WireBooking = AnswerOf<typeof flightBookingsEndpoints.flightBooking>;

export const flightOrders = createBookings<FlightBooking>("flights", "flight");
