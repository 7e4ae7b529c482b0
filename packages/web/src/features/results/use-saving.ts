import { useEffect, useRef, useState } from "react";
import { byHand } from "../../app/hooks/by-hand.ts";
import { useIdle } from "./use-idle.ts";

const fetched = async (hasMoved: () => boolean) => ({ ...(await import("./saving-parts.tsx")).savingParts, hasMoved });

/** `hasMoved` once somebody pressed, typed or turned the wheel on this page, also while it was fetched. */
export type Saving = Awaited<ReturnType<typeof fetched>>;

/**
 * What saves offers and watches prices, fetched once there is nothing else to do; null until then, and where nothing can be saved. Of
 * results that still come it would have every row drawn again: it waits until `isComplete`.
 */
export const useSaving = (isOffered: boolean, isComplete = true): Saving | null => {
  const isIdle = useIdle(isComplete);
  const [saving, setSaving] = useState<Saving | null>(null);
  const isMoved = useRef(false);
  useEffect(() => byHand(() => void (isMoved.current = true)), []);
  useEffect(() => {
    // Whoever follows an address that ends with an offer is here for that.
    if (!isOffered || !(isIdle || window.location.hash)) return;
    void fetched(() => isMoved.current).then(setSaving);
  }, [isIdle, isOffered]);
  return saving;
};
