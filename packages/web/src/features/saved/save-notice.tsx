import { Trans, useLingui } from "@lingui/react/macro";
import { mostSaved } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Link } from "@safar/ui/link";
import { ToastRegion } from "@safar/ui/toast";
import type { ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { isolated } from "../../i18n/isolated.ts";
import { Amount } from "../amounts/amount.tsx";
import { useChangeWords } from "./change-words.ts";
import * as css from "./save-button.css.ts";
import type { SaveNews } from "./saving.ts";

const shownMs = 6000;

const useNewsWords = (): ((news: SaveNews) => ReactNode) => {
  const changeWords = useChangeWords();
  const { locale } = useFacts();
  return (news) => {
    switch (news.type) {
      case "SAVED":
        return news.instead ? (
          <Trans>
            Not on {isolated(formatShortDay(news.instead.notOn, locale))}: saved for{" "}
            {isolated(formatShortDay(news.instead.day, locale))}, <Amount of={news.instead.price} />
          </Trans>
        ) : (
          <Trans>Saved on this device.</Trans>
        );
      case "REMOVED":
        return <Trans>No longer saved.</Trans>;
      case "SHARED":
        return news.isCopied ? (
          <Trans>The address is copied.</Trans>
        ) : (
          <Trans>The address could not be copied. It stands above, in your browser.</Trans>
        );
      case "WATCHED":
        return (
          <Trans>
            The lowest price of this list, <Amount of={news.price} />, is kept on this device. We compare it when you
            come back.
          </Trans>
        );
      case "UNWATCHED":
        return <Trans>No longer remembered.</Trans>;
      case "SOUGHT":
        return <Trans>Looking for the offer that you saved…</Trans>;
      case "MISSED":
        return <Trans>The offer that you saved is not in this list now.</Trans>;
      case "FOUND":
        return <Trans>The offer that you saved is here.</Trans>;
      case "CHANGED":
        return changeWords(news.change);
      case "LOOKED":
        return (
          <Trans>
            The lowest price of this list is <Amount of={news.price} /> now: {changeWords(news.change)}.
          </Trans>
        );
      case "FULL":
        return <Trans>Not saved: {mostSaved} are saved already. Remove one first.</Trans>;
      default:
        return <Trans>Not saved: this browser keeps nothing, or has no room left.</Trans>;
    }
  };
};

/** What came of saving an offer or of having a price remembered. It moves nothing, and what went wrong stays until it is closed. */
export function SaveNotice({ news, onClose }: { readonly news: SaveNews | null; readonly onClose: () => void }) {
  const { t } = useLingui();
  const wordsOf = useNewsWords();
  const isInstead = news?.type === "SAVED" && Boolean(news.instead);
  const isDearer = news?.type === "CHANGED" && news.change.type === "MORE";
  const isSought = news !== null && ["SOUGHT", "FOUND", "MISSED"].includes(news.type);
  const isTrouble = news?.type === "FULL" || news?.type === "REFUSED" || (news?.type === "SHARED" && !news.isCopied);
  const action =
    news?.type === "FOUND" ? (
      <Button size="small" kind="quiet" onClick={news.show}>
        <Trans>Show it</Trans>
      </Button>
    ) : news?.type === "REMOVED" ? (
      <Button size="small" kind="quiet" onClick={news.undo}>
        <Trans context="of an offer that is no longer saved">Undo</Trans>
      </Button>
    ) : (
      <Link href={paths.saved()} className={css.inOneLine}>
        <Trans>See saved</Trans>
      </Link>
    );
  return (
    <ToastRegion
      label={t`Notices`}
      close={t`Close`}
      onClose={onClose}
      toasts={
        news === null
          ? []
          : [
              {
                id: news.type,
                tone: isTrouble ? "danger" : isInstead || isDearer || isSought ? "info" : "success",
                message: wordsOf(news),
                // What is to be read and weighed stays until it is closed.
                ...(!isTrouble && !isInstead && !isSought && news.type !== "LOOKED" && { lasts: shownMs }),
                ...(news.type !== "REFUSED" &&
                  news.type !== "SHARED" &&
                  news.type !== "SOUGHT" &&
                  news.type !== "CHANGED" && { action }),
              },
            ]
      }
    />
  );
}
