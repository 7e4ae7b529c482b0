import { useLingui } from "@lingui/react/macro";
import type { Money } from "@safar/engine";
import { IconButton } from "@safar/ui/icon-button";
import Share2 from "lucide-react/icons/share-2";
import { useMemo, useState } from "react";
import { useFacts, usePageAddress } from "../../app/addresses/page-path.ts";
import { shareAddress } from "../../engine/device/share.ts";
import { addressOf } from "../../seo/alternates.ts";
import * as css from "./save-button.css.ts";
import { SaveButton } from "./save-button.tsx";
import { SaveNotice } from "./save-notice.tsx";
import type { SavedLook, SearchShown } from "./saved-look.ts";
import { type SavedInstead, type SaveNews, savedOfferOf } from "./saving.ts";

/** What saves the offer that a page is of, and shares the page. */
export function KeepPage<Held, Row>({
  instead = null,
  shown,
  title,
  ...saved
}: {
  readonly look: SavedLook<Held, Row>;
  /** The search that it was found by; null where that is not known. */
  readonly shown: SearchShown | null;
  readonly row: Row;
  readonly held: Held;
  readonly price: Money | null;
  readonly title: string;
  readonly instead?: SavedInstead | null;
}) {
  const { t } = useLingui();
  const facts = useFacts();
  const url = addressOf(usePageAddress(), facts);
  const [news, setNews] = useState<SaveNews | null>(null);
  const { held, look, price, row } = saved;
  const offer = useMemo(() => shown && savedOfferOf(look, shown, row, held, price), [look, shown, row, held, price]);
  const share = async () => {
    const outcome = await shareAddress({ title, url });
    if (outcome !== "SHARED") setNews({ type: "SHARED", isCopied: outcome === "COPIED" });
  };
  return (
    <>
      {offer && (
        <SaveButton isLookedAt offer={offer} onNews={(of) => setNews(of.type === "SAVED" ? { ...of, instead } : of)} />
      )}
      <IconButton icon={Share2} className={css.share} label={t`Share: ${title}`} onClick={() => void share()} />
      <SaveNotice news={news} onClose={() => setNews(null)} />
    </>
  );
}
