import type { Clock } from "@safar/engine";

/** The device's own time, as the engine's flows ask for it. */
export const deviceClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => window.setTimeout(callback, delayMs),
  clearTimeout: (handle) => {
    if (typeof handle === "number") window.clearTimeout(handle);
  },
};
