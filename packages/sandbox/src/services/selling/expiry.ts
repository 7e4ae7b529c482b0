import type { Call, EpochMs } from "../../core/service.ts";

const soonMs = 20_000;

/** When something ends that lasts so long, or, by a switch of the admin API, 20 seconds. */
export const expiryAfter = (call: Pick<Call, "now">, lastsMs: number, isSoon: boolean): EpochMs =>
  call.now() + (isSoon ? soonMs : lastsMs);
