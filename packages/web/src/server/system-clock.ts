import type { Clock } from "@safar/engine";

const isTimer = (handle: unknown): handle is NodeJS.Timeout => typeof handle === "object" && handle !== null;

/** The time of the machine that serves. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (handle) => {
    if (isTimer(handle)) clearTimeout(handle);
  },
};
