import { createClock, type SandboxClock, type Timers } from "../core/clock.ts";

type Handle = ReturnType<typeof setTimeout>;

/** A number in browsers, an object in Node. */
const isHandle = (value: unknown): value is Handle =>
  typeof value === "number" || (typeof value === "object" && value !== null);

/** A timer that waits does not keep a process alive that has nothing else to do. */
export const systemTimers: Timers = {
  setTimeout: (callback, delayMs) => {
    const handle = setTimeout(callback, delayMs);
    if (typeof handle === "object") handle.unref();
    return handle;
  },
  clearTimeout: (handle) => {
    if (isHandle(handle)) clearTimeout(handle);
  },
};

/** The sandbox's clock over the system's: runs by itself until somebody moves or stops it. */
export const createSystemClock = (): SandboxClock => createClock({ realNow: () => Date.now(), timers: systemTimers });
