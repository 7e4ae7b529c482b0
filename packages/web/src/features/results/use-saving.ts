import { useEffect, useState } from "react";
import { useIdle } from "./use-idle.ts";

const fetched = async () => (await import("./saving-parts.tsx")).savingParts;

export type Saving = Awaited<ReturnType<typeof fetched>>;

/** What saves offers and watches prices, fetched once there is nothing else to do; null until then, and where nothing can be saved. */
export const useSaving = (isOffered: boolean): Saving | null => {
  const isIdle = useIdle();
  const [saving, setSaving] = useState<Saving | null>(null);
  useEffect(() => {
    // Whoever follows an address that ends with an offer is here for that.
    if (!isOffered || !(isIdle || window.location.hash)) return;
    const load = async () => setSaving(await fetched());
    void load();
  }, [isIdle, isOffered]);
  return saving;
};
