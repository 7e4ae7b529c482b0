import { Trans, useLingui } from "@lingui/react/macro";
import type { Account, ListTravellersOutcome } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Icon } from "@safar/ui/icon";
import { VisuallyHidden } from "@safar/ui/layout";
import { ProgressBar } from "@safar/ui/progress-bar";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Circle, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "../../app/addresses/paths.ts";
import { newForm } from "../saved-travellers/saved-person.ts";
import { savedTravellersQuery } from "../saved-travellers/saved-travellers-query.ts";
import * as css from "./profile.css.ts";

const hasDocument = (outcome: ListTravellersOutcome): boolean =>
  outcome.type === "LISTED" && outcome.travellers.some(({ documents }) => documents.length > 0);

function Step({ isDone, why, children }: { isDone: boolean; why: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <li className={isDone ? css.done : css.step}>
      <Icon of={isDone ? CircleCheck : Circle} size={20} />
      <span className={css.words}>
        <span>
          {children}
          <VisuallyHidden>{` (${isDone ? t`Given already` : t`Still missing`})`}</VisuallyHidden>
        </span>
        {!isDone && <span className={css.note}>{why}</span>}
      </span>
    </li>
  );
}

/** What a booking asks for, and whether it is here already: what is leads nowhere, what is missing leads to where it is said. */
export function Readiness({ account, onEdit }: { account: Account; onEdit: () => void }) {
  const { t } = useLingui();
  const { data: saved } = useSuspenseQuery(savedTravellersQuery);
  const { birthDate, gender, phone } = account;
  const [hasPhone, hasBirth, isListed] = [phone !== null, birthDate !== null && gender !== null, hasDocument(saved)];
  const done = [hasPhone, hasBirth, isListed].filter(Boolean).length;
  const all = 3;
  return (
    <section className={css.panel} aria-labelledby="ready">
      <h2 id="ready" className={css.heading}>
        <Trans>Ready to book</Trans>
      </h2>
      <ProgressBar label={t`What a booking asks for`} text={t`${done} of ${all}`} value={done} max={all} />
      <ul role="list" className={css.steps}>
        <Step isDone={hasPhone} why={<Trans>Airlines and operators call it when something changes.</Trans>}>
          {hasPhone ? (
            <Trans>Mobile number</Trans>
          ) : (
            <Anchor href={paths.verifyPhone(paths.profile())}>
              <Trans>Add a number</Trans>
            </Anchor>
          )}
        </Step>
        <Step isDone={hasBirth} why={<Trans>Tickets are made out with both.</Trans>}>
          {hasBirth ? (
            <Trans>Date of birth and gender</Trans>
          ) : (
            <button type="button" className={css.plain} onClick={onEdit}>
              <Trans>Add your date of birth and gender</Trans>
            </button>
          )}
        </Step>
        <Step isDone={isListed} why={<Trans>Flights, trains and hotels ask for one.</Trans>}>
          {isListed ? (
            <Trans>A traveller with a document</Trans>
          ) : (
            <Anchor href={newForm}>
              <Trans>Add a traveller with a document</Trans>
            </Anchor>
          )}
        </Step>
      </ul>
    </section>
  );
}
