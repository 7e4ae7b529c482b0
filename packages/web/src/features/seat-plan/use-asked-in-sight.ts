import { useEffect, useEffectEvent, useState } from "react";
import { bringAllInSight } from "./bring-in-sight.ts";

/** Whoever asks for the best seats, by what this gives, sees those of these ids that come of it; nothing else moves the plan. */
export const useAskedInSight = (ids: readonly string[]): (() => void) => {
  const [asked, setAsked] = useState(0);
  const show = useEffectEvent(() => bringAllInSight(ids));
  useEffect(() => {
    if (asked > 0) show();
  }, [asked]);
  return () => setAsked((times) => times + 1);
};
