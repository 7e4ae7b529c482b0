import { useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense } from "react";
import * as css from "./map-slot.css.ts";

/** The room of a map beside its list, held while the map comes. */
export function MapSlot({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <section className={css.map} aria-label={t`Map`}>
      <Suspense fallback={<div className={css.waiting} aria-busy="true" />}>{children}</Suspense>
    </section>
  );
}
