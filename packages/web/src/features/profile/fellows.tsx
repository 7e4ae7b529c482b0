import { Trans, useLingui } from "@lingui/react/macro";
import { editions, endingDocuments } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Anchor } from "@safar/ui/anchor";
import { Avatar } from "@safar/ui/avatar";
import { ButtonLink } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { Spread } from "@safar/ui/layout";
import { Link } from "@safar/ui/link";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { todayIn } from "../../engine/asking/today.ts";
import { SavedDocuments } from "../saved-travellers/saved-documents.tsx";
import { formOf, newForm, wholeName } from "../saved-travellers/saved-person.ts";
import { savedTravellersQuery } from "../saved-travellers/saved-travellers-query.ts";
import { useListed } from "../saved-travellers/use-listed.tsx";
import * as css from "./profile.css.ts";

/** Who travels, with which documents, and which of those will not do for long. */
export function Fellows() {
  const { t } = useLingui();
  const { data, refetch } = useSuspenseQuery(savedTravellersQuery);
  const { listed, trouble } = useListed(data, () => void refetch());
  const today = todayIn(editions[useFacts().edition].timeZone);
  const travellers = listed?.travellers ?? [];
  const isEnding = travellers.some((traveller) => endingDocuments(traveller, today).length > 0);
  return (
    <section className={css.panel} aria-labelledby="fellows">
      <Spread>
        <h2 id="fellows" className={css.heading}>
          <Trans>Who travels</Trans>
        </h2>
        {travellers.length > 0 && (
          <Link kind="alone" href={paths.savedTravellers()}>
            <Trans>Change the list</Trans>
          </Link>
        )}
      </Spread>
      {trouble}
      {isEnding && (
        <Alert tone="warning" title={t`A document ends soon or has ended`}>
          <Trans>
            Many countries ask for a passport that is valid six months after the trip. Renew it before you book.
          </Trans>
        </Alert>
      )}
      {travellers.length > 0 ? (
        <ul role="list" className={css.fellows}>
          {travellers.map((traveller) => (
            <li key={traveller.id} className={css.fellow}>
              <Avatar name={wholeName(traveller)} />
              <div className={css.words}>
                <Anchor href={formOf(traveller.id)} className={css.fellowLink}>
                  <bdi>{wholeName(traveller)}</bdi>
                </Anchor>
                <SavedDocuments traveller={traveller} today={today} />
              </div>
              <Icon of={ChevronRight} directional />
            </li>
          ))}
        </ul>
      ) : (
        listed !== null && (
          <>
            <p className={css.note}>
              <Trans>Write down yourself and your family once, and bookings fill themselves in.</Trans>
            </p>
            <div>
              <ButtonLink href={newForm}>
                <Trans>Add a traveller</Trans>
              </ButtonLink>
            </div>
          </>
        )
      )}
    </section>
  );
}
