import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ageOn, editions, type SavedTraveller } from "@safar/engine";
import { Avatar } from "@safar/ui/avatar";
import { Button, ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Spread, VisuallyHidden } from "@safar/ui/layout";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { todayIn } from "../../engine/asking/today.ts";
import { AccountPlace } from "../shell/account-place.tsx";
import { Removal } from "./removal.tsx";
import { SavedDocuments } from "./saved-documents.tsx";
import { formOf, newForm, wholeName } from "./saved-person.ts";
import * as css from "./saved-travellers.css.ts";
import { savedTravellersQuery } from "./saved-travellers-query.ts";
import { useListed } from "./use-listed.tsx";

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
        <SavedDocuments traveller={traveller} today={today} />
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
