import { useEffect, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { loadCatalogues } from "../../i18n/i18n.ts";

const fetched = async () => (await import("../saved/saving-parts.tsx")).savingParts;

export type Saving = Awaited<ReturnType<typeof fetched>>;

/** What saves offers and watches prices, fetched once there is nothing else to do; null until then, and where nothing can be saved. */
export const useSaving = (isOffered: boolean): Saving | null => {
  const { locale } = useFacts();
  const [saving, setSaving] = useState<Saving | null>(null);
  useEffect(() => {
    if (!isOffered) return;
    const load = async () => {
      const [parts] = await Promise.all([fetched(), loadCatalogues(locale, ["saved"])]);
      setSaving(parts);
    };
    // Not every browser says when it rests.
    (window.requestIdleCallback ?? window.setTimeout)(() => void load());
  }, [isOffered, locale]);
  return saving;
};
