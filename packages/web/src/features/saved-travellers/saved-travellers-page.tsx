import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ageOn, editions, endingDocuments, type SavedTraveller } from "@safar/engine";
import { Avatar } from "@safar/ui/avatar";
import { Status } from "@safar/ui/badge";
import { Button, ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Spread, VisuallyHidden } from "@safar/ui/layout";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { todayIn } from "../../engine/asking/today.ts";
import { formatDate } from "../../i18n/days.ts";
import { documentWords } from "../checkout/people/traveller-words.ts";
import { AccountPlace } from "../shell/account-place.tsx";
import { Removal } from "./removal.tsx";
import * as css from "./saved-travellers.css.ts";
import { savedTravellersQuery } from "./saved-travellers-query.ts";
import { useListed } from "./use-listed.tsx";

const newForm = `${paths.savedTravellers()}/create`;
const formOf = (id: string): string => `${newForm}/${encodeURIComponent(id)}`;

/** Enough of a number to tell it from another. */
const endOf = (number: string): string => `•••• ${number.slice(-4)}`;

const wholeName = ({ firstName, lastName }: SavedTraveller): string => `${firstName} ${lastName}`.trim();

function Documents({ traveller, today }: { traveller: SavedTraveller; today: string }) {
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

function Person({
  traveller,
  today,
  onRemove,
}: {
  traveller: SavedTraveller;
  today: string;
  onRemove: (traveller: SavedTraveller) => void;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const isAlive = useHydrated();
  const name = wholeName(traveller);
  const { birthDate, firstName, id, nickname } = traveller;
  const regions = new Intl.DisplayNames(locale, { type: "region", fallback: "code" });
  const years = ageOn(birthDate, today);
  const age = t`${plural(years, { one: "# year old", other: "# years old" })}`;
  const about = <VisuallyHidden>{`: ${name}`}</VisuallyHidden>;
  return (
    <li className={css.person}>
      <Avatar name={name} />
      <div className={css.words}>
        <h2 className={css.name}>
          <bdi>{name}</bdi>
          {nickname !== "" && nickname !== firstName && (
            <span className={css.note}>
              {" · "}
              <bdi>{nickname}</bdi>
            </span>
          )}
        </h2>
        <span className={css.note}>
          {age}
          {traveller.nationality !== "" && ` · ${regions.of(traveller.nationality) ?? traveller.nationality}`}
        </span>
        <Documents traveller={traveller} today={today} />
      </div>
      <div className={css.actions}>
        <ButtonLink size="small" href={formOf(id)}>
          <Trans>Edit</Trans>
          {about}
        </ButtonLink>
        <Button size="small" kind="quiet" disabled={!isAlive} onClick={() => onRemove(traveller)}>
          <Trans>Remove</Trans>
          {about}
        </Button>
      </div>
    </li>
  );
}

/** Whom somebody books for: written down once, filled in wherever travellers are asked for. */
export function SavedTravellersPage() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { refetch, data } = useSuspenseQuery(savedTravellersQuery);
  const { listed, trouble } = useListed(data, () => void refetch());
  const { timeZone } = editions[useFacts().edition];
  const [leaving, setLeaving] = useState<SavedTraveller | null>(null);
  const add = (
    <ButtonLink kind="next" href={newForm}>
      <Trans>Add a traveller</Trans>
    </ButtonLink>
  );
  const { max = 0, travellers = [] } = listed ?? {};
  const isFull = travellers.length >= max;
  return (
    <AccountPlace>
      <div className={css.page}>
        <Spread>
          <h1>
            <Trans>Friends and Family</Trans>
          </h1>
          {travellers.length > 0 && !isFull && add}
        </Spread>
        {trouble}
        {listed !== null && travellers.length === 0 && (
          <EmptyState icon={Users} title={<Trans>No saved travellers yet</Trans>} action={add}>
            <Trans>Save family and friends once, and fill in their details with one press when you book.</Trans>
          </EmptyState>
        )}
        {travellers.length > 0 && (
          <>
            <ul role="list" className={css.list} aria-label={t`Saved travellers`}>
              {travellers.map((traveller) => (
                <Person key={traveller.id} traveller={traveller} today={todayIn(timeZone)} onRemove={setLeaving} />
              ))}
            </ul>
            <p className={css.note}>
              {isFull ? (
                <Trans>You have {max} saved travellers, which is the maximum. Remove someone to add another.</Trans>
              ) : (
                <Trans>Only you see them. Many countries ask for a passport valid six months after the trip.</Trans>
              )}
            </p>
          </>
        )}
      </div>
      {leaving !== null && (
        <Removal
          id={leaving.id}
          name={wholeName(leaving)}
          onEnd={() => setLeaving(null)}
          onRemoved={() => queryClient.invalidateQueries({ queryKey: savedTravellersQuery.queryKey })}
        />
      )}
    </AccountPlace>
  );
}
