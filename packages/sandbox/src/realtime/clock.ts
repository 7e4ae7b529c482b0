import type { EpochMs, Timers } from "../core/clock.ts";

/** The realtime server's time: a server's wall clock, or a simulation's. */
export interface RealtimeClock extends Timers {
  now(): EpochMs;
}
