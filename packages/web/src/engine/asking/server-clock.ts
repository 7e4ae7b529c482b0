import type { Clock, EpochMs } from "@safar/engine";
import type { Told } from "../../server/account/told.ts";
import { deviceClock } from "../device/device-clock.ts";

type Heard = {
  /** The server's time as it answered. */
  readonly at: EpochMs;
  /** The device's time as it asked; null when the answer may be older than the question, as a page that was kept is. */
  readonly askedAt: EpochMs | null;
  /** The device's time as the answer came. */
  readonly heardAt: EpochMs;
};

type ServerClock = Clock & {
  readonly hear: (heard: Heard) => void;
};

/**
 * The server's time, reckoned from the device's and from what the server says with its answers. A device may be hours off: every
 * instant of an answer is the server's, and so is the time that it is held against. Where an answer leaves a choice it is never
 * ahead of the server, for nothing must seem over before it is.
 */
export const createServerClock = (device: Clock): ServerClock => {
  let aheadMs = 0;
  return {
    now: () => device.now() + aheadMs,
    setTimeout: device.setTimeout,
    clearTimeout: device.clearTimeout,
    hear: ({ at, askedAt, heardAt }) => {
      const least = at - heardAt;
      // It answered at some time in between; what was heard before may be nearer than that.
      const most = askedAt === null ? least : at - askedAt;
      if (aheadMs < least || aheadMs > most) aheadMs = least;
    },
  };
};

/** The time that everything in this document goes by. On the server it is the server's own. */
export const serverClock = createServerClock(deviceClock);

/** What the server told, as it told it; the clock hears of the time. */
export const hear = <Outcome>({ at, outcome }: Told<Outcome>, askedAt: EpochMs): Outcome => {
  serverClock.hear({ at, askedAt, heardAt: deviceClock.now() });
  return outcome;
};

/** When the first of this page came, by the device; where nobody knows, it came just now. */
const pageCameAt = (): EpochMs => {
  const [navigation] = performance.getEntriesByType("navigation");
  const start = navigation !== undefined && "responseStart" in navigation ? Number(navigation.responseStart) : 0;
  return start > 0 ? Math.ceil(performance.timeOrigin + start) : deviceClock.now();
};

/** The server made this page at that time, before it sent the first of it. */
export const hearOfPage = (at: EpochMs): void => serverClock.hear({ at, askedAt: null, heardAt: pageCameAt() });
