import { type Call, type EpochMs, refuse } from "../../../core/service.ts";
import { daysBetween, toInstant } from "../../../world/zones.ts";
import type { Order, OrderChange } from "../../orders/order.ts";
import type { WireLeg } from "../search/itinerary-wire.ts";
import { type FlightBooking, type FlightOrder, flightOrders, type ScheduleChange } from "./flight-booking.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How much later an airline that changes its mind flies. */
export const moveMinutes = 95;
const answerWithinMs = 3 * day;
const latestAnswerBeforeMs = 6 * hour;

const shifted = (local: string, minutes: number): string =>
  new Date(Date.parse(`${local}Z`) + minutes * minute).toISOString().slice(0, 16);

/** All flights of the leg move by as much, so that connections still hold. */
export const movedLeg = (leg: WireLeg, minutes: number): WireLeg => {
  const moved = <Ends extends { departs_at: string; arrives_at: string }>(ends: Ends): Ends => ({
    ...ends,
    departs_at: shifted(ends.departs_at, minutes),
    arrives_at: shifted(ends.arrives_at, minutes),
  });
  const { departs_at, arrives_at } = moved(leg);
  return {
    ...moved(leg),
    day_offset: daysBetween(departs_at.slice(0, 10), arrives_at.slice(0, 10)),
    segments: leg.segments.map(moved),
  };
};

/** The airline tells of a change of the first leg, to be answered within three days and well before departure. */
export const announcedChange = (
  { changes, departs }: Pick<FlightBooking, "changes"> & { readonly departs: EpochMs },
  before: WireLeg,
  after: WireLeg,
  now: EpochMs,
): ScheduleChange => ({
  id: `chg${changes.length + 1}`,
  leg: 0,
  removed: before.segments,
  added: after.segments,
  announcedAt: now,
  respondBy: Math.max(now, Math.min(now + answerWithinMs, departs - latestAnswerBeforeMs)),
  state: "open",
});

/** The airline moves the first leg and waits for an answer. Whoever does not accept it may leave the booking free of charge. */
export const movedFlight = (call: Call, raw: Order): OrderChange | null => {
  const { detail, sale } = flightOrders.of(raw);
  const [leg] = detail.itinerary.legs;
  if (leg === undefined || sale.begins <= call.now()) return null;
  const moved = movedLeg(leg, moveMinutes);
  const told = announcedChange({ changes: detail.changes, departs: sale.begins }, leg, moved, call.now());
  const itinerary = { ...detail.itinerary, legs: [moved, ...detail.itinerary.legs.slice(1)] };
  const last = itinerary.legs.at(-1) ?? moved;
  return {
    sale: { ...sale, begins: toInstant(moved.departs_at, moved.departs_tz), isWaived: true, answerBy: told.respondBy },
    detail: { ...detail, itinerary, changes: [...detail.changes, told] } satisfies FlightBooking,
    starts: { at: moved.departs_at, zone: moved.departs_tz },
    ends: { at: last.arrives_at, zone: last.arrives_tz },
  };
};

/** What an answer to a change makes of the booking. */
export const answeredChange = (
  { detail, sale }: FlightOrder,
  changeId: string,
  decision: "accepted" | "declined",
  now: EpochMs,
): OrderChange => {
  const change = detail.changes.find(({ id }) => id === changeId);
  if (change === undefined)
    throw refuse("not_found", { status: 404, field: "change_id", message: "The booking has no such change." });
  if (change.state !== "open" || change.respondBy <= now) {
    throw refuse("validation_failed", {
      status: 409,
      field: "change_id",
      message: "This change can no longer be answered.",
    });
  }
  const changes = detail.changes.map((one) => (one.id === changeId ? { ...one, state: decision } : one));
  const isWaived = changes.some(({ state }) => state !== "accepted");
  return { detail: { ...detail, changes } satisfies FlightBooking, sale: { ...sale, isWaived, answerBy: null } };
};
