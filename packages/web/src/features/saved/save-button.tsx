import { useLingui } from "@lingui/react/macro";
import { changeSince, type PriceChange, type SavedOffer } from "@safar/engine";
import { IconButton } from "@safar/ui/icon-button";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Heart from "lucide-react/icons/heart";
import { useEffect } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { commaIn } from "../../i18n/format.ts";
import * as css from "./save-button.css.ts";
import { savedOffers, savedQuery } from "./saved-offers.ts";
import { isOtherDayOf, type SaveNews } from "./saving.ts";

/** What this document has told of prices, by offer and price: coming back is no news. */
const told = new Set<string>();

type Offered = Omit<SavedOffer, "at">;

const keptQuery = { ...savedQuery, staleTime: Number.POSITIVE_INFINITY };

/** What is kept of an offer, by its key; null where it is not saved. */
const useSaved = (key: string): SavedOffer | null =>
  useQuery({ ...keptQuery, select: (all) => all?.find((one) => one.key === key) ?? null }).data ?? null;

/** The same, or where it is not saved what is kept of it on another day; undefined until the device tells. */
export const useSavedOnAnyDay = (offer: Offered): SavedOffer | null | undefined =>
  useQuery({
    ...keptQuery,
    select: (all) => all?.find(({ key }) => key === offer.key) ?? all?.find((one) => isOtherDayOf(one, offer)) ?? null,
  }).data;

/** By how much an offer costs less or more than when it was saved; null where it does neither. */
export const changeSinceSaved = (saved: SavedOffer | null, { price, search }: Offered): PriceChange | null => {
  const before = saved?.price ?? saved?.latest?.price ?? null;
  // What is the same in another search costs something else there.
  if (before === null || price === null || saved?.search !== search) return null;
  const change = changeSince(before, price);
  return change.type === "LESS" || change.type === "MORE" ? change : null;
};

/** Saves an offer on this device, and lets it go again. */
export function SaveButton({
  offer,
  isLookedAt = false,
  onNews,
}: {
  readonly offer: Offered;
  /** Whether it has a page of its own, which tells once what has become of its price. */
  readonly isLookedAt?: boolean;
  readonly onNews: (news: SaveNews) => void;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const client = useQueryClient();
  const { key } = offer;
  const saved = useSaved(key);
  const again = () => client.invalidateQueries({ queryKey: savedQuery.queryKey });
  useEffect(() => {
    const before = saved?.latest?.price ?? saved?.price ?? null;
    if (saved === null || saved.search !== offer.search || offer.price === null || before === null) return;
    const change = changeSinceSaved(saved, offer);
    const news = `${key} ${offer.price.minor}`;
    if (isLookedAt && change !== null && !told.has(news)) {
      told.add(news);
      onNews({ type: "CHANGED", change });
    }
    if (changeSince(before, offer.price).type === "SAME") return;
    void savedOffers.put({ ...saved, latest: { price: offer.price, at: serverClock.now() } }).then(again);
  });
  const press = async () => {
    const save = async (one: SavedOffer) => {
      const outcome = await savedOffers.put(one);
      onNews({ type: outcome === "KEPT" ? "SAVED" : outcome });
      return again();
    };
    if (saved === null) return save({ ...offer, at: serverClock.now() });
    const outcome = await savedOffers.remove(key);
    // What it cost then comes back with it.
    onNews(outcome === "KEPT" ? { type: "REMOVED", undo: () => void save(saved) } : { type: outcome });
    return again();
  };
  const name = [offer.title[locale], offer.detail[locale]].join(commaIn(locale));
  return (
    <IconButton
      icon={Heart}
      className={css.save}
      label={t`Save: ${name}`}
      aria-pressed={saved !== null}
      onClick={() => void press()}
    />
  );
}
