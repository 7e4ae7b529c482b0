import type { EpochMs } from "@safar/engine";
import { useEffect, useState } from "react";

/** Whole seconds until an instant, counted down; null when there is none. */
export const useSecondsUntil = (instant: EpochMs | null): number | null => {
  const [now, setNow] = useState(() => Date.now());
  const isPast = instant === null || instant <= now;
  useEffect(() => {
    setNow(Date.now());
    if (isPast) return undefined;
    const tick = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(tick);
  }, [isPast]);
  return instant === null ? null : Math.max(0, Math.ceil((instant - now) / 1000));
};
