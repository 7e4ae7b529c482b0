import {
  areNeighbours,
  type Gender,
  isKeptForWomen,
  type Place,
  type Seated,
  type SeatRules,
} from "../../world/seating.ts";
import { wrongPlaces } from "./wrong.ts";

/** A seat, and who is to sit there. */
export type SeatWish = { readonly id: string; readonly gender: Gender };

type Seating = {
  readonly seats: readonly Place[];
  readonly rules: SeatRules;
  /** The most of one booking. */
  readonly most: number;
};

type Violation = { readonly seat: string; readonly reason: "beside_man" | "beside_woman" | "women_only" };

const violationOf = ({ seats, rules }: Seating, wishes: readonly SeatWish[], seated: Seated): Violation | undefined => {
  const party = rules.partyTogether ? new Map<string, Gender>() : new Map(wishes.map(({ id, gender }) => [id, gender]));
  for (const { id, gender } of wishes) {
    const place = seats.find((seat) => seat.id === id);
    if (place === undefined) continue;
    if (isKeptForWomen(rules, place) && gender !== "female") return { seat: id, reason: "women_only" };
    if (rules.adjacentGender === "none") continue;
    const other = seats
      .filter((seat) => areNeighbours(place, seat))
      .map((seat) => seated.get(seat.id) ?? party.get(seat.id))
      .find((beside) => beside !== undefined && beside !== gender);
    if (other !== undefined) return { seat: id, reason: other === "male" ? "beside_man" : "beside_woman" };
  }
  return undefined;
};

const wrong = wrongPlaces("seats");

/** Refuses seats that are not there, not free, too many, or beside whom the rules do not allow. */
export const insistOnSeats = (seating: Seating, wishes: readonly SeatWish[], seated: Seated): void => {
  const { seats, most } = seating;
  const unknown = wishes.find(({ id }) => !seats.some((seat) => seat.id === id));
  if (unknown !== undefined)
    throw wrong("validation_failed", 422, `There is no seat "${unknown.id}". Choose one of the coach's seats.`);
  if (new Set(wishes.map(({ id }) => id)).size !== wishes.length)
    throw wrong("validation_failed", 422, "A seat is named twice. Name each seat once.");
  if (wishes.length > most) throw wrong("limit_exceeded", 422, `A booking has at most ${most} seats.`, { max: most });
  const taken = wishes.map(({ id }) => id).filter((id) => seated.has(id));
  if (taken.length > 0)
    throw wrong("seat_taken", 409, `Seats ${taken.join(", ")} are taken. Choose others.`, { seats: taken });
  const violation = violationOf(seating, wishes, seated);
  if (violation === undefined) return;
  const message = `The operator does not seat this traveller in seat ${violation.seat}.`;
  throw wrong("seat_rule_violation", 409, message, violation);
};
