import { Trans, useLingui } from "@lingui/react/macro";
import { type Account, editions } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { todayIn } from "../../engine/asking/today.ts";
import { formatDay, formatPhone } from "../../i18n/format.ts";
import { SavedDocuments } from "../saved-travellers/saved-documents.tsx";
import { formOf, newForm } from "../saved-travellers/saved-person.ts";
import { savedTravellersQuery } from "../saved-travellers/saved-travellers-query.ts";
import { ownerIn } from "./own-documents.ts";
import * as css from "./profile.css.ts";

function Fact({ name, action, children }: { name: ReactNode; action?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.factName}>{name}</dt>
      <dd className={css.factValue}>{children}</dd>
      {action && <dd className={css.factValue}>{action}</dd>}
    </div>
  );
}

/** What is known of somebody besides their name, line by line. */
export function ProfileFacts({ account }: { account: Account }) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const own = ownerIn(useSuspenseQuery(savedTravellersQuery).data, account);
  const hasDocuments = own !== null && own.documents.length > 0;
  const unsaid = t`Not given`;
  const genders = { male: t`Male`, female: t`Female` };
  // A birthday is a day without a zone; UTC on both sides keeps it that day.
  const birthday = account.birthDate && formatDay(Date.parse(`${account.birthDate}T00:00:00Z`), locale, "UTC");
  return (
    <dl className={css.facts}>
      <Fact name={<Trans>Email</Trans>}>
        <bdi dir="ltr">{account.email}</bdi>
      </Fact>
      <Fact
        name={<Trans>Mobile number</Trans>}
        action={
          <ButtonLink size="small" href={paths.verifyPhone(paths.profile())}>
            {account.phone ? <Trans>Change the number</Trans> : <Trans>Add a number</Trans>}
          </ButtonLink>
        }
      >
        {account.phone ? <bdi dir="ltr">{formatPhone(account.phone)}</bdi> : unsaid}
      </Fact>
      <Fact name={<Trans>Gender</Trans>}>{account.gender ? genders[account.gender] : unsaid}</Fact>
      <Fact name={<Trans>Date of birth</Trans>}>{birthday ?? unsaid}</Fact>
      <Fact
        name={<Trans>Your documents</Trans>}
        action={
          <ButtonLink size="small" href={own === null ? newForm : formOf(own.id)}>
            {hasDocuments ? <Trans>Change the documents</Trans> : <Trans>Add a document</Trans>}
          </ButtonLink>
        }
      >
        {hasDocuments ? <SavedDocuments traveller={own} today={todayIn(editions[edition].timeZone)} /> : unsaid}
      </Fact>
    </dl>
  );
}
