import type { Collection, Store } from "../../core/store.ts";
import { coachSeats } from "../../world/bus-coaches.ts";
import { type BusDeparture, type Occupant, occupantsOf } from "../../world/bus-departures.ts";

export type TakenSeat = { readonly id: string; readonly gender: Occupant };

/** What was booked here of one departure. */
type BusInventory = { readonly id: string; readonly seats: readonly TakenSeat[] };

const inventoryIn = (store: Store): Collection<BusInventory> => store.collection<BusInventory>("bus_inventory");

/** Who sits where, those who booked here among them. */
export const seatedIn = (store: Store, departure: BusDeparture, seed: number): ReadonlyMap<string, Occupant> => {
  const booked = inventoryIn(store).get(departure.id)?.seats ?? [];
  return new Map([...occupantsOf(departure, seed), ...booked.map(({ id, gender }) => [id, gender] as const)]);
};

export const busSeatsLeft = (store: Store, departure: BusDeparture, seed: number): number =>
  coachSeats(departure.coach).length - seatedIn(store, departure, seed).size;

export const takeBusSeats = (store: Store, departure: string, seats: readonly TakenSeat[]): void => {
  const rows = inventoryIn(store);
  rows.put({ id: departure, seats: [...(rows.get(departure)?.seats ?? []), ...seats] });
};

export const giveBackBusSeats = (store: Store, departure: string, seats: readonly string[]): void => {
  const rows = inventoryIn(store);
  const row = rows.get(departure);
  if (row !== undefined) rows.put({ id: departure, seats: row.seats.filter(({ id }) => !seats.includes(id)) });
};
