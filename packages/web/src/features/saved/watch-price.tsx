import { Trans } from "@lingui/react/macro";
import { changeSince, type Money, type WatchedPrice } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import Tag from "lucide-react/icons/tag";
import { useEffect, useMemo, useRef } from "react";
import { serverClock } from "../../engine/asking/server-clock.ts";
import type { SavedLook, SearchShown } from "./saved-look.ts";
import { type SaveNews, savedSearchOf, savedWordsOf } from "./saving.ts";
import * as css from "./watch-price.css.ts";
import { watchedPrices, watchedQuery } from "./watched-prices.ts";

type Least<Row> = { readonly row: Row; readonly price: Money };

/** The cheapest of some rows, by their places; null where none has a price. */
const leastOf = <Row,>(
  places: Uint32Array,
  rows: readonly Row[],
  priceOf: (row: Row) => Money | null,
): Least<Row> | null =>
  Array.from(places).reduce<Least<Row> | null>((least, place) => {
    const row = rows[place];
    const price = row === undefined ? null : priceOf(row);
    return row === undefined || price === null || (least !== null && least.price.minor <= price.minor)
      ? least
      : { row, price };
  }, null);

/**
 * Keeps the least price of a list on this device. When the search is made again it says what has become of it: nobody looks
 * meanwhile.
 */
export function WatchPrice<Held, Row>({
  look,
  shown,
  held,
  rows,
  places,
  priceOf,
  isNarrowed,
  isComplete,
  onNews,
}: {
  readonly look: SavedLook<Held, Row>;
  readonly shown: SearchShown;
  readonly held: Held;
  readonly rows: readonly Row[];
  /** Those of them that the filters leave. */
  readonly places: Uint32Array;
  readonly priceOf: (row: Row) => Money | null;
  /** Whether the search has filters, beyond what its prices go by. */
  readonly isNarrowed: boolean;
  /** Whether all have answered: until then a cheaper one may come. */
  readonly isComplete: boolean;
  readonly onNews: (news: SaveNews) => void;
}) {
  const client = useQueryClient();
  const least = useMemo(() => leastOf(places, rows, priceOf), [places, rows, priceOf]);
  const { data: all } = useQuery(watchedQuery);
  const key = shown.href;
  const watched = all?.find((one) => one.key === key);
  const isLooked = useRef(false);
  const again = () => client.invalidateQueries({ queryKey: watchedQuery.queryKey });

  const keep = async (entry: WatchedPrice): Promise<void> => {
    const outcome = await watchedPrices.put(entry);
    if (outcome !== "KEPT") onNews({ type: outcome });
    await again();
  };
  useEffect(() => {
    if (!isComplete || least === null || watched === undefined || isLooked.current) return;
    isLooked.current = true;
    const { price } = least;
    // Whoever comes for one offer is told of that one.
    if (window.location.hash === "") onNews({ type: "LOOKED", price, change: changeSince(watched.price, price) });
    void keep({ ...watched, latest: price, latestAt: serverClock.now() });
  });

  const search = savedSearchOf(shown, look.people);
  if (search === null || least === null || all === undefined) return null;
  const { row, price } = least;
  const press = async () => {
    if (watched !== undefined) {
      const outcome = await watchedPrices.remove(key);
      onNews({ type: outcome === "KEPT" ? "UNWATCHED" : outcome });
      return again();
    }
    // What it says now is no news to whoever presses.
    isLooked.current = true;
    const at = serverClock.now();
    const title = look.placeOf?.(held) ?? savedWordsOf(look, row, held).title;
    const narrowed = isNarrowed ? { isNarrowed } : {};
    const outcome = await watchedPrices.put({
      ...search,
      ...narrowed,
      key,
      title,
      at,
      price,
      latest: price,
      latestAt: at,
    });
    onNews(outcome === "KEPT" ? { type: "WATCHED", price } : { type: outcome });
    return again();
  };
  return (
    <Button
      size="small"
      kind="quiet"
      className={css.watch}
      aria-pressed={watched !== undefined}
      disabled={!isComplete}
      onClick={() => void press()}
    >
      <Icon of={watched === undefined ? Tag : Check} size={18} />
      <span className={css.words}>
        {watched === undefined ? <Trans>Remember this price</Trans> : <Trans>Price remembered</Trans>}
      </span>
    </Button>
  );
}
