import type { EpochMs } from "@safar/engine";
import { useSyncExternalStore } from "react";
import { serverClock } from "./server-clock.ts";

const beatMs = 500;

const onBeat = (listener: () => void) => {
  const beat = setInterval(listener, beatMs);
  return () => clearInterval(beat);
};
const never = () => () => undefined;
const beatNow = (): number => Math.floor(serverClock.now() / beatMs) * beatMs;

/** Whole seconds until an instant, counted down; null when there is none. */
export const useSecondsUntil = (instant: EpochMs | null): number | null => {
  const now = useSyncExternalStore(instant === null ? never : onBeat, beatNow, beatNow);
  return instant === null ? null : Math.max(0, Math.round((instant - now) / 1000));
};
