import { refuse } from "../../core/service.ts";
import { areNeighbours, coachSeats } from "../../world/bus-coaches.ts";
import type { BusDeparture, Occupant } from "../../world/bus-departures.ts";
import { isKeptForWomen } from "../../world/bus-operators.ts";

/** The most seats of one booking. */
export const mostBusSeats = 5;

export type SeatWish = { readonly id: string; readonly gender: Occupant };

type Violation = { readonly seat: string; readonly reason: "beside_man" | "beside_woman" | "women_only" };

const violationOf = (
  { coach, operator }: BusDeparture,
  wishes: readonly SeatWish[],
  seated: ReadonlyMap<string, Occupant>,
): Violation | undefined => {
  const seats = coachSeats(coach);
  const party = new Map(wishes.map(({ id, gender }) => [id, gender]));
  for (const { id, gender } of wishes) {
    const place = seats.find((seat) => seat.id === id);
    if (place === undefined) continue;
    if (isKeptForWomen(operator, place) && gender !== "female") return { seat: id, reason: "women_only" };
    if (operator.rules.adjacentGender === "none") continue;
    for (const other of seats) {
      if (!areNeighbours(place, other)) continue;
      const stranger = seated.get(other.id);
      const companion = operator.rules.partyTogether ? undefined : party.get(other.id);
      const beside = stranger ?? companion;
      if (beside !== undefined && beside !== gender) {
        return { seat: id, reason: beside === "male" ? "beside_man" : "beside_woman" };
      }
    }
  }
  return undefined;
};

const seatTaken = (seats: readonly string[]) =>
  refuse("seat_taken", {
    status: 409,
    field: "seats",
    message: `Seats ${seats.join(", ")} are taken. Choose others.`,
    meta: { seats },
  });

/** Refuses seats that are not there, not free, too many, or beside whom the operator's rules do not allow. */
export const insistOnBusSeats = (
  departure: BusDeparture,
  wishes: readonly SeatWish[],
  seated: ReadonlyMap<string, Occupant>,
): void => {
  const known = new Set(coachSeats(departure.coach).map(({ id }) => id));
  const unknown = wishes.find(({ id }) => !known.has(id));
  if (unknown !== undefined || new Set(wishes.map(({ id }) => id)).size !== wishes.length) {
    throw refuse("validation_failed", {
      status: 422,
      field: "seats",
      message:
        unknown === undefined
          ? "A seat is named twice. Name each seat once."
          : `There is no seat "${unknown.id}". Choose one of the coach's seats.`,
    });
  }
  if (wishes.length > mostBusSeats) {
    throw refuse("limit_exceeded", {
      status: 422,
      field: "seats",
      message: `A booking has at most ${mostBusSeats} seats.`,
      meta: { max: mostBusSeats },
    });
  }
  const taken = wishes.map(({ id }) => id).filter((id) => seated.has(id));
  if (taken.length > 0) throw seatTaken(taken);
  const violation = violationOf(departure, wishes, seated);
  if (violation !== undefined) {
    throw refuse("seat_rule_violation", {
      status: 409,
      field: "seats",
      message: `The operator does not seat this traveller in seat ${violation.seat}.`,
      meta: violation,
    });
  }
};
