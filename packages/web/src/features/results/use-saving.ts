import { useEffect, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { loadCatalogues } from "../../i18n/i18n.ts";
import { useIdle } from "./use-idle.ts";

const fetched = async () => (await import("../saved/saving-parts.tsx")).savingParts;

export type Saving = Awaited<ReturnType<typeof fetched>>;

/** What saves offers and watches prices, fetched once there is nothing else to do; null until then, and where nothing can be saved. */
export const useSaving = (isOffered: boolean): Saving | null => {
  const { locale } = useFacts();
  const isIdle = useIdle();
  const [saving, setSaving] = useState<Saving | null>(null);
  useEffect(() => {
    if (!isOffered || !isIdle) return;
    const load = async () => {
      const [parts] = await Promise.all([fetched(), loadCatalogues(locale, ["saved"])]);
      setSaving(parts);
    };
    void load();
  }, [isIdle, isOffered, locale]);
  return saving;
};
