import type { Call } from "../../../core/service.ts";
import type { Store } from "../../../core/store.ts";
import type { CabinClass } from "../../../world/flights/aircraft.ts";
import { cabinOn, type PaxType, seatsOpen } from "../../../world/flights/fares.ts";
import { type DatedFlight, flightKey } from "../../../world/flights/journeys.ts";
import type { LocalDate } from "../../../world/zones.ts";
import { countsTaken, type Held, placesTaken } from "../../orders/stock.ts";
import { seedOf } from "../../selling/seed.ts";

/** Counts the seats of each flight that were booked here, cabins together. */
const stock = "flight_inventory";

export const takenSeats = (store: Store, flight: DatedFlight): ReadonlySet<string> =>
  new Set(placesTaken(store, stock, flightKey(flight)).map(({ id }) => id));

export type SeatsLeft = (flight: DatedFlight, cabin: CabinClass, booked: LocalDate) => number;

/** Seats left by flight, with what was booked here read once. */
export const seatsLeftIn = (call: Pick<Call, "store" | "random">): SeatsLeft => {
  const seed = seedOf(call, "flights");
  const taken = countsTaken(call.store, stock);
  return (flight, cabin, booked) => {
    const open = seatsOpen(flight, cabinOn(flight.flight.aircraft, cabin), booked, seed);
    return Math.max(0, open - (taken.get(flightKey(flight)) ?? 0));
  };
};

export const seatedCount = (travellers: Readonly<Record<PaxType, number>>): number =>
  travellers.adult + travellers.child;

/** So many seats of a flight, some of them by their designators. */
export const seatsHeld = (flight: DatedFlight, count: number, designators: readonly string[]): Held => ({
  stock,
  of: flightKey(flight),
  count,
  places: designators.map((id) => ({ id, gender: null })),
});
