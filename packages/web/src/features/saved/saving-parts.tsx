import type { Money } from "@safar/engine";
import { useEffect, useMemo, useRef } from "react";
import * as css from "./save-button.css.ts";
import { SaveButton } from "./save-button.tsx";
import { SaveNotice } from "./save-notice.tsx";
import type { SavedLook } from "./saved-look.ts";
import { type SaveNews, type SearchShown, savedOfferOf, soughtHash } from "./saving.ts";
import { WatchPrice } from "./watch-price.tsx";

function SaveRow<Held, Row>({
  look,
  shown,
  row,
  held,
  price,
  onNews,
}: {
  readonly look: SavedLook<Held, Row>;
  readonly shown: SearchShown;
  readonly row: Row;
  readonly held: Held;
  readonly price: Money | null;
  readonly onNews: (news: SaveNews) => void;
}) {
  const offer = useMemo(() => savedOfferOf(look, shown, row, held, price), [look, shown, row, held, price]);
  const place = useRef<HTMLSpanElement>(null);
  const isSought = offer !== null && window.location.hash === soughtHash(offer);
  useEffect(() => {
    if (isSought) place.current?.scrollIntoView({ block: "center" });
  }, [isSought]);
  return (
    offer && (
      <span ref={place} className={look.hasPicture ? css.overPicture : css.onCard}>
        <SaveButton offer={offer} onNews={onNews} />
      </span>
    )
  );
}

/** What a page of results fetches once somebody is at it. */
export const savingParts = { Row: SaveRow, Notice: SaveNotice, Watch: WatchPrice };
