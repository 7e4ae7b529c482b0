import type { Call } from "../../core/service.ts";

/** All chance of coaches, their fares and their passengers follows from this number. */
export const busSeed = (call: Pick<Call, "random">): number => call.random("buses/world").integer(1, 2 ** 31);
