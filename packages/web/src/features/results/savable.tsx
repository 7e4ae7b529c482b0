import type { Money } from "@safar/engine";
import type { ReactNode } from "react";
import { SaveSlot } from "../saved/save-slot.ts";
import type { SavedLook } from "../saved/saved-look.ts";
import type { SaveNews, SearchShown } from "../saved/saving.ts";
import type { Saving } from "./use-saving.ts";

/** A card with what saves it, once that was fetched: where the card shows it, or over its picture. */
export function Savable<Held, Row>({
  saving,
  children,
  ...offer
}: {
  readonly saving: Saving | null;
  readonly children: ReactNode;
  readonly look: SavedLook<Held, Row>;
  readonly shown: SearchShown;
  readonly row: Row;
  readonly held: Held;
  readonly price: Money | null;
  readonly onNews: (news: SaveNews) => void;
}) {
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
