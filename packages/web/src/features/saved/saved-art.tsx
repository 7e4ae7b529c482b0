import type { SavedOffer } from "@safar/engine";
import { Emblem } from "@safar/ui/emblem";
import { Poster } from "@safar/ui/poster";
import { Art } from "../../app/art.tsx";
import * as css from "./saved-page.css.ts";

/** What is drawn beside what is kept: how it looks, or the place that it is in or leads to, marked with whose it is. */
export function SavedArt({
  of,
  city,
}: {
  readonly of: SavedOffer["art"];
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
          <Art key={layer} {...art} sizes="(min-width: 48rem) 20rem, 4rem" />
        ))
      )}
      {art === null && of && (
        <span className={css.mark}>
          <Emblem of={of.of} />
        </span>
      )}
    </div>
  );
}
