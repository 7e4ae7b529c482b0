import { createManualClock, type SandboxClock } from "@safar/sandbox";

/** The promises that are settled already run on; nothing else is waited for. */
export const breathe = async (ticks = 3): Promise<void> => {
  for (let tick = 0; tick < ticks; tick += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Simulated time: a clock that is moved by hand, and a way to let time pass in which everybody lives on. */
export type SimulatedTime = {
  readonly clock: SandboxClock;
  /**
   * Lets so many milliseconds pass, from one awaited instant to the next: whatever an instant sets off, on a device, on the
   * road or at a service, is done before the next one comes.
   */
  pass(ms: number): Promise<void>;
};

export const createTime = (startAt: number): SimulatedTime => {
  const manual = createManualClock(startAt);
  const awaited = new Set<{ readonly instant: number }>();
  const clock: SandboxClock = {
    ...manual,
    at: (instant, wake) => {
      const wait = { instant };
      awaited.add(wait);
      const callOff = manual.at(instant, () => {
        awaited.delete(wait);
        wake();
      });
      return () => {
        awaited.delete(wait);
        callOff();
      };
    },
  };
  const next = (): number => {
    let soonest = Number.POSITIVE_INFINITY;
    for (const { instant } of awaited) soonest = Math.min(soonest, instant);
    return soonest;
  };
  return {
    clock,
    pass: async (ms) => {
      const end = clock.now() + ms;
      await breathe();
      for (let instant = next(); instant <= end; instant = next()) {
        clock.advance(Math.max(0, instant - clock.now()));
        await breathe();
      }
      clock.advance(end - clock.now());
    },
  };
};
