import type { Call } from "../../core/service.ts";
import { coachSeats } from "../../world/buses/bus-coaches.ts";
import { type BusDeparture, occupantsOf } from "../../world/buses/bus-departures.ts";
import type { Seated } from "../../world/seating.ts";
import { type Held, placesTaken } from "../orders/stock.ts";
import { insistOnSeats, type SeatWish } from "../selling/seating.ts";
import { seedOf } from "../selling/seed.ts";

/** The most seats of one booking. */
export const mostBusSeats = 5;

/** Counts what was booked here of each departure. */
const stock = "bus_inventory";

type World = Pick<Call, "store" | "random">;

/** Who sits where, those who booked here among them. */
export const seatedIn = (call: World, departure: BusDeparture): Seated => {
  const booked = placesTaken(call.store, stock, departure.id);
  const named = booked.flatMap(({ id, gender }) => (gender === null ? [] : [[id, gender] as const]));
  return new Map([...occupantsOf(departure, seedOf(call, "buses")), ...named]);
};

export const busSeatsLeft = (call: World, departure: BusDeparture): number =>
  coachSeats(departure.coach).length - seatedIn(call, departure).size;

export const insistOnBusSeats = (call: World, departure: BusDeparture, wishes: readonly SeatWish[]): void => {
  const seating = { seats: coachSeats(departure.coach), rules: departure.operator.rules, most: mostBusSeats };
  insistOnSeats(seating, wishes, seatedIn(call, departure));
};

export const busSeatsHeld = (departure: string, seats: readonly SeatWish[]): Held => ({
  stock,
  of: departure,
  count: seats.length,
  places: seats,
});
