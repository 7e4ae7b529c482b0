import type { Clock } from "@safar/engine";

/** The device's own time, which may be hours off. Whatever is held against an instant goes by the `serverClock`. */
export const deviceClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => window.setTimeout(callback, delayMs),
  clearTimeout: (handle) => {
    if (typeof handle === "number") window.clearTimeout(handle);
  },
};
