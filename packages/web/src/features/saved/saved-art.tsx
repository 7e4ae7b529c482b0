import type { SavedOffer } from "@safar/engine";
import { Emblem } from "@safar/ui/emblem";
import { Icon } from "@safar/ui/icon";
import { Poster } from "@safar/ui/poster";
import { Art } from "../../app/art.tsx";
import type { SoldVertical } from "../../app/verticals.ts";
import { productIcons } from "../bookings/booking-words.ts";
import * as css from "./saved-page.css.ts";

/** What is drawn beside what is kept: how it looks, or the place that it is in or leads to, marked with whose or of which kind it is. */
export function SavedArt({
  of,
  sold,
  city,
}: {
  readonly of: SavedOffer["art"];
  readonly sold: SoldVertical | null;
  /** In English, by which it is drawn. */
  readonly city: string;
}) {
  const art = of === undefined || of.kind === "emblem" ? null : { kind: of.kind, of: of.of };
  return (
    <div className={css.picture}>
      {art === null ? (
        <Poster kind="city" name={city} />
      ) : (
        Array.from({ length: art.kind === "film" ? 2 : 1 }, (_, layer) => (
          <Art key={layer} {...art} sizes="(min-width: 48rem) 20rem, 7rem" />
        ))
      )}
      {art === null && (
        <span className={css.mark}>
          {of ? <Emblem of={of.of} /> : sold && <Icon of={productIcons[sold]} size={18} />}
        </span>
      )}
    </div>
  );
}
