import type { EpochMs } from "../../core/service.ts";
import { daysBetween } from "../../world/zones.ts";
import type { FlightBooking, ScheduleChange } from "./flight-booking.ts";
import type { WireLeg } from "./itinerary-wire.ts";

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
  { changes, departs }: Pick<FlightBooking, "changes" | "departs">,
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
