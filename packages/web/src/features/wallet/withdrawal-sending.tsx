import { Trans, useLingui } from "@lingui/react/macro";
import { Alert } from "@safar/ui/alert";
import { Button, ButtonLink } from "@safar/ui/button";
import { Countdown } from "@safar/ui/countdown";
import { EmptyState } from "@safar/ui/empty-state";
import { Banknote } from "lucide-react";
import { paths } from "../../app/addresses/paths.ts";
import { useSecondsUntil } from "../../engine/asking/use-seconds-until.ts";
import { useHoldReload } from "../../engine/flows/use-hold-reload.ts";
import { Amount } from "../amounts/amount.tsx";
import type { ShownStep } from "./use-withdrawal.ts";
import * as css from "./wallet.css.ts";
import { BankName, Fact, FigureFacts, IbanText } from "./withdrawal-facts.tsx";
import { Steps } from "./withdrawal-steps.tsx";
import { Told, Waiting } from "./withdrawal-told.tsx";
import { WithdrawalTroubleAlert } from "./withdrawal-trouble.tsx";

export const NothingAsked = () => (
  <EmptyState
    icon={Banknote}
    title={<Trans>No withdrawal is being made here</Trans>}
    action={
      <ButtonLink kind="next" href={paths.withdrawCash()}>
        <Trans>Withdraw cash</Trans>
      </ButtonLink>
    }
  >
    <Trans>Your earlier requests are in your list of withdrawals.</Trans>
  </EmptyState>
);

export function Summary({ view, send }: ShownStep) {
  const { amount, account, expected, options } = view;
  return (
    <div className={css.panel}>
      <Steps number={3} />
      <WithdrawalTroubleAlert trouble={view.problem} />
      <dl className={css.facts}>
        {expected ? (
          <FigureFacts figures={expected} />
        ) : (
          amount && (
            <Fact name={<Trans>Amount</Trans>}>
              <Amount of={amount} />
            </Fact>
          )
        )}
        <Fact name={<Trans>Bank</Trans>}>{account && <BankName of={account} banks={options?.banks ?? []} />}</Fact>
        <Fact name={<Trans>IBAN</Trans>}>
          <IbanText iban={account?.iban ?? ""} />
        </Fact>
        <Fact name={<Trans>Account title</Trans>}>
          <bdi>{account?.title}</bdi>
        </Fact>
      </dl>
      {!expected && (
        <p className={css.small}>
          <Trans>
            The charges are not known yet. You will see them, and can still say no, before anything is sent.
          </Trans>
        </p>
      )}
      <p className={css.small}>
        <Trans>
          The amount is set aside in your wallet and a code is sent to your number. Nothing is sent to the bank without
          that code.
        </Trans>
      </p>
      <div className={css.actions}>
        <Button kind="next" busy={view.busy} onClick={() => send({ type: "withdrawal.submit" })}>
          <Trans>Confirm and get a code</Trans>
        </Button>
        <Button kind="quiet" onClick={() => send({ type: "step.back" })}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </div>
  );
}

export function Unknown({ view, send }: ShownStep) {
  const { t } = useLingui();
  useHoldReload("payment");
  const seconds = useSecondsUntil(view.nextCheckAt);
  return (
    <Told>
      <Alert tone="warning" live title={t`We do not know yet whether your request arrived`}>
        <Trans>
          The amount may be set aside already. We are checking, and nothing is sent twice: please do not withdraw again
          elsewhere.
        </Trans>
      </Alert>
      <WithdrawalTroubleAlert trouble={view.problem} />
      {view.busy ? (
        <Waiting>
          <Trans>Checking…</Trans>
        </Waiting>
      ) : (
        <div className={css.actions}>
          {seconds !== null && <Countdown label={t`Checking again in`} seconds={seconds} />}
          {view.commands.checkStatus && (
            <Button kind="primary" onClick={() => send({ type: "status.check" })}>
              <Trans>Check now</Trans>
            </Button>
          )}
        </div>
      )}
    </Told>
  );
}

export const Unsent = ({ view, send }: ShownStep) => (
  <Told>
    <WithdrawalTroubleAlert trouble={view.problem ?? { type: "NOT_ARRIVED" }} />
    <div className={css.actions}>
      <Button kind="next" onClick={() => send({ type: "withdrawal.submit" })}>
        <Trans>Send it again</Trans>
      </Button>
      <Button onClick={() => send({ type: "status.check" })}>
        <Trans>Check again</Trans>
      </Button>
      <Button kind="quiet" onClick={() => send({ type: "step.back" })}>
        <Trans>Back</Trans>
      </Button>
    </div>
  </Told>
);

export const Elsewhere = ({ send }: ShownStep) => (
  <Told>
    <Alert tone="info" live title={<Trans>Another tab is withdrawing right now</Trans>}>
      <Trans>Nothing was sent from here. Check the other one first.</Trans>
    </Alert>
    <div className={css.actions}>
      <Button kind="next" onClick={() => send({ type: "status.check" })}>
        <Trans>View status</Trans>
      </Button>
      <Button kind="quiet" onClick={() => send({ type: "step.back" })}>
        <Trans>Back</Trans>
      </Button>
    </div>
  </Told>
);
