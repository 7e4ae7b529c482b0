import type { Call } from "../../core/service.ts";

/** All chance of the timetable and its fares follows from this number. */
export const worldSeed = (call: Pick<Call, "random">): number => call.random("flights/world").integer(1, 2 ** 31);
