import type { Money } from "@safar/engine";
import { useMemo } from "react";
import * as css from "./save-button.css.ts";
import { SaveButton } from "./save-button.tsx";
import { SaveNotice } from "./save-notice.tsx";
import type { SavedLook } from "./saved-look.ts";
import { type SaveNews, type SearchShown, savedOfferOf } from "./saving.ts";
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
  return (
    offer && (
      <span className={look.hasPicture ? css.overPicture : css.onCard}>
        <SaveButton offer={offer} onNews={onNews} />
      </span>
    )
  );
}

/** What a page of results fetches once somebody is at it. */
export const savingParts = { Row: SaveRow, Notice: SaveNotice, Watch: WatchPrice };
