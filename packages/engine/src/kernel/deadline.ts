import type { EpochMs } from "./ports.ts";

/** How far a service's clock is ahead of the device's, and how wrong that may be. */
export type ServerOffset = { readonly offsetMs: number; readonly errorMs: number };

/** Before any answer told the service's time, the device's clock is all there is. */
export const unknownOffset: ServerOffset = { offsetMs: 0, errorMs: Number.POSITIVE_INFINITY };

/**
 * Takes a new measurement of the service's clock into account. The more exact one wins; one that the old one rules out wins
 * too, for then a clock was set.
 */
export const correctOffset = (
  known: ServerOffset,
  measured: { readonly offsetMs: number; readonly roundTripMs: number },
): ServerOffset => {
  const errorMs = measured.roundTripMs / 2;
  const isContradiction = Math.abs(measured.offsetMs - known.offsetMs) > known.errorMs + errorMs;
  return errorMs <= known.errorMs || isContradiction ? { offsetMs: measured.offsetMs, errorMs } : known;
};

/** The service's now, as well as the device can tell. */
export const serverNow = (deviceNow: EpochMs, { offsetMs }: ServerOffset): EpochMs => deviceNow + offsetMs;

/**
 * Milliseconds until a deadline that the service set, never negative. With what was last shown given, it never grows: a clock
 * that jumps back does not give time that is not there.
 */
export const remainingMs = (
  deadlineAt: EpochMs,
  now: EpochMs,
  lastShownMs: number = Number.POSITIVE_INFINITY,
): number => Math.min(lastShownMs, Math.max(0, deadlineAt - now));

/** At its very millisecond a deadline is past. */
export const isPast = (deadlineAt: EpochMs, now: EpochMs): boolean => now >= deadlineAt;
