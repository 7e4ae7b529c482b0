import type { Call } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import type { CabinClass } from "../../world/aircraft.ts";
import { cabinOn, type PaxType, seatsOpen } from "../../world/fares.ts";
import { type DatedFlight, flightKey } from "../../world/journeys.ts";
import type { LocalDate } from "../../world/zones.ts";
import { worldSeed } from "./world-seed.ts";

/** What was booked here of one flight on one day, cabins together. */
type Inventory = { readonly id: string; readonly booked: number; readonly seats: readonly string[] };

const inventoryIn = (store: Store): Collection<Inventory> => store.collection<Inventory>("flight_inventory");

export const takenSeats = (store: Store, flight: DatedFlight): ReadonlySet<string> =>
  new Set(inventoryIn(store).get(flightKey(flight))?.seats);

export type SeatsLeft = (flight: DatedFlight, cabin: CabinClass, booked: LocalDate) => number;

/** Seats left by flight, with what was booked here read once. */
export const seatsLeftIn = (call: Pick<Call, "store" | "random">): SeatsLeft => {
  const seed = worldSeed(call);
  const booked = new Map(
    inventoryIn(call.store)
      .all()
      .map((row) => [row.id, row.booked]),
  );
  return (flight, cabin, date) =>
    Math.max(
      0,
      seatsOpen(flight, cabinOn(flight.flight.aircraft, cabin), date, seed) - (booked.get(flightKey(flight)) ?? 0),
    );
};

export const seatedCount = (travellers: Readonly<Record<PaxType, number>>): number =>
  travellers.adult + travellers.child;

export type Taken = { readonly flight: string; readonly count: number; readonly seats: readonly string[] };

export const takeSeats = (store: Store, taken: readonly Taken[]): void => {
  const rows = inventoryIn(store);
  for (const { flight, count, seats } of taken) {
    const row = rows.get(flight) ?? { id: flight, booked: 0, seats: [] };
    rows.put({ id: flight, booked: row.booked + count, seats: [...row.seats, ...seats] });
  }
};

export const giveBackSeats = (store: Store, taken: readonly Taken[]): void => {
  const rows = inventoryIn(store);
  for (const { flight, count, seats } of taken) {
    const row = rows.get(flight);
    if (row === undefined) continue;
    rows.put({
      id: flight,
      booked: Math.max(0, row.booked - count),
      seats: row.seats.filter((seat) => !seats.includes(seat)),
    });
  }
};
