import type { SavedOffer } from "@safar/engine";
import { Emblem } from "@safar/ui/emblem";
import { Icon } from "@safar/ui/icon";
import { Art } from "../../app/art.tsx";
import type { SoldVertical } from "../../app/verticals.ts";
import { productIcons } from "../bookings/booking-words.ts";
import * as css from "./saved-page.css.ts";

/** What is drawn beside what is kept: whose it is, how it looks, or of which kind it is. */
export function SavedArt({ of, sold }: { readonly of: SavedOffer["art"]; readonly sold: SoldVertical | null }) {
  if (of !== undefined && of.kind !== "emblem")
    return (
      <div className={css.picture}>
        <Art kind={of.kind} of={of.of} sizes="7rem" />
      </div>
    );
  return (
    <div className={css.mark}>{of ? <Emblem of={of.of} /> : sold && <Icon of={productIcons[sold]} size={22} />}</div>
  );
}
