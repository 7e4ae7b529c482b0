import { Trans, useLingui } from "@lingui/react/macro";
import { type Account, editions, endingDocuments } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Icon } from "@safar/ui/icon";
import { VisuallyHidden } from "@safar/ui/layout";
import { ProgressBar } from "@safar/ui/progress-bar";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Circle, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { todayIn } from "../../engine/asking/today.ts";
import { formOf, newForm } from "../saved-travellers/saved-person.ts";
import { savedTravellersQuery } from "../saved-travellers/saved-travellers-query.ts";
import { ownerIn } from "./own-documents.ts";
import * as css from "./profile.css.ts";

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
  const today = todayIn(editions[useFacts().edition].timeZone);
  const own = ownerIn(saved, account);
  const form = own === null ? newForm : formOf(own.id);
  const ending = own === null ? [] : endingDocuments(own, today);
  const kinds = new Set(own?.documents.map(({ kind }) => kind));
  const [hasPhone, hasBirth] = [account.phone !== null, account.birthDate !== null && account.gender !== null];
  const hasDocument = kinds.size > 0;
  const hasPassport = kinds.has("passport") && !ending.some(({ kind }) => kind === "passport");
  const steps = [hasPhone, hasBirth, hasDocument, hasPassport];
  const [done, all] = [steps.filter(Boolean).length, steps.length];
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
        <Step isDone={hasDocument} why={<Trans>Flights, trains and hotels ask for one.</Trans>}>
          {hasDocument ? (
            <Trans>A document in your name</Trans>
          ) : (
            <Anchor href={form}>
              <Trans>Add a document in your name</Trans>
            </Anchor>
          )}
        </Step>
        <Step
          isDone={hasPassport}
          why={<Trans>Flights abroad ask for it. Many countries want it valid six months after the trip.</Trans>}
        >
          {hasPassport ? (
            <Trans>Your passport</Trans>
          ) : (
            <Anchor href={form}>
              {kinds.has("passport") ? <Trans>Renew your passport</Trans> : <Trans>Add your passport</Trans>}
            </Anchor>
          )}
        </Step>
      </ul>
    </section>
  );
}
