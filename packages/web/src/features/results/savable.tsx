import type { Abouts } from "@safar/engine";
import type { ComponentProps, ReactNode } from "react";
import { SaveSlot } from "../saved/save-slot.ts";
import type { savingParts } from "./saving-parts.tsx";
import type { Saving } from "./use-saving.ts";

/** A card with what saves it, once that was fetched: where the card shows it, or over its picture. */
export function Savable<Held, Row, Of extends Abouts>({
  saving,
  children,
  ...offer
}: {
  readonly saving: Saving | null;
  readonly children: ReactNode;
} & ComponentProps<typeof savingParts.Row<Held, Row, Of>>) {
  const button = saving && <saving.Row {...offer} />;
  return offer.look.hasPicture ? (
    <div style={{ position: "relative" }}>
      {children}
      {button}
    </div>
  ) : (
    <SaveSlot value={button}>{children}</SaveSlot>
  );
}
