import { useLingui } from "@lingui/react/macro";
import { changeSince, type SavedOffer } from "@safar/engine";
import { IconButton } from "@safar/ui/icon-button";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Heart from "lucide-react/icons/heart";
import { useEffect } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { commaIn } from "../../i18n/format.ts";
import * as css from "./save-button.css.ts";
import { savedOffers, savedQuery } from "./saved-offers.ts";
import type { SaveNews } from "./saving.ts";

/** What this document has told of prices, by offer and price: coming back is no news. */
const told = new Set<string>();

/** Saves an offer on this device, and lets it go again. */
export function SaveButton({
  offer,
  isLookedAt = false,
  onNews,
}: {
  readonly offer: Omit<SavedOffer, "at">;
  /** Whether somebody has come for it: they are told what has become of its price. */
  readonly isLookedAt?: boolean;
  readonly onNews: (news: SaveNews) => void;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const client = useQueryClient();
  const { key } = offer;
  const { data: saved = null } = useQuery({
    ...savedQuery,
    staleTime: Number.POSITIVE_INFINITY,
    select: (all) => all?.find((one) => one.key === key) ?? null,
  });
  const isSaved = saved !== null;
  const again = () => client.invalidateQueries({ queryKey: savedQuery.queryKey });
  useEffect(() => {
    const before = saved?.latest?.price ?? saved?.price ?? null;
    // What is the same in another search costs something else there.
    if (saved === null || saved.search !== offer.search || offer.price === null || before === null) return;
    const change = changeSince(saved.price ?? before, offer.price);
    const news = `${key} ${offer.price.minor}`;
    if (isLookedAt && !told.has(news) && (change.type === "LESS" || change.type === "MORE")) {
      told.add(news);
      onNews({ type: "CHANGED", change });
    }
    if (changeSince(before, offer.price).type === "SAME") return;
    void savedOffers.put({ ...saved, latest: { price: offer.price, at: serverClock.now() } }).then(again);
  });
  const press = async () => {
    const outcome = isSaved
      ? await savedOffers.remove(key)
      : await savedOffers.put({ ...offer, at: serverClock.now() });
    onNews({ type: outcome === "KEPT" ? (isSaved ? "REMOVED" : "SAVED") : outcome });
    await again();
  };
  const name = [offer.title[locale], offer.detail[locale]].join(commaIn(locale));
  return (
    <IconButton
      icon={Heart}
      className={css.save}
      label={t`Save: ${name}`}
      aria-pressed={isSaved}
      onClick={() => void press()}
    />
  );
}
