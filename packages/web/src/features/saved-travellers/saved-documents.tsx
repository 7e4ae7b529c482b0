import { Trans, useLingui } from "@lingui/react/macro";
import { endingDocuments, type SavedTraveller } from "@safar/engine";
import { Status } from "@safar/ui/badge";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatDate } from "../../i18n/days.ts";
import { documentWords, endOf } from "../checkout/people/traveller-words.ts";
import * as css from "./saved-travellers.css.ts";

/** Somebody's documents, each with how long it will do. */
export function SavedDocuments({ traveller, today }: { traveller: SavedTraveller; today: string }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const ending = new Map(endingDocuments(traveller, today).map((one) => [one.kind, one]));
  if (traveller.documents.length === 0) {
    return (
      <span className={css.note}>
        <Trans>No document saved</Trans>
      </span>
    );
  }
  return traveller.documents.map(({ expiresOn, kind, number }) => {
    const ends = ending.get(kind);
    return (
      <span key={kind} className={css.document}>
        <span>
          {t(documentWords[kind])} <bdi dir="ltr">{endOf(number)}</bdi>
        </span>
        {expiresOn !== null &&
          (ends === undefined ? (
            <span className={css.note}>
              <Trans>valid until {formatDate(expiresOn, locale)}</Trans>
            </span>
          ) : ends.isOver ? (
            <Status tone="danger">
              <Trans>Expired on {formatDate(expiresOn, locale)}</Trans>
            </Status>
          ) : (
            <Status tone="warning">
              <Trans>Expires soon: {formatDate(expiresOn, locale)}</Trans>
            </Status>
          ))}
      </span>
    );
  });
}
