import { useLingui } from "@lingui/react/macro";
import type { SavedOffer } from "@safar/engine";
import { IconButton } from "@safar/ui/icon-button";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Heart from "lucide-react/icons/heart";
import { useFacts } from "../../app/addresses/page-path.ts";
import { serverClock } from "../../engine/asking/server-clock.ts";
import * as css from "./save-button.css.ts";
import { savedOffers, savedQuery } from "./saved-offers.ts";
import type { SaveNews } from "./saving.ts";

/** Saves an offer on this device, and lets it go again. */
export function SaveButton({
  offer,
  onNews,
}: {
  readonly offer: Omit<SavedOffer, "at">;
  readonly onNews: (news: SaveNews) => void;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const client = useQueryClient();
  const { key } = offer;
  const { data: isSaved = false } = useQuery({
    ...savedQuery,
    staleTime: Number.POSITIVE_INFINITY,
    select: (all) => all?.some((one) => one.key === key) ?? false,
  });
  const press = async () => {
    const outcome = isSaved
      ? await savedOffers.remove(key)
      : await savedOffers.put({ ...offer, at: serverClock.now() });
    onNews({ type: outcome === "KEPT" ? (isSaved ? "REMOVED" : "SAVED") : outcome });
    await client.invalidateQueries({ queryKey: savedQuery.queryKey });
  };
  const name = [offer.title[locale], offer.detail[locale]].join(", ");
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
