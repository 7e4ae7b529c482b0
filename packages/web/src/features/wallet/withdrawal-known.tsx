import { Trans, useLingui } from "@lingui/react/macro";
import { connectOtp } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button, ButtonLink } from "@safar/ui/button";
import { Countdown } from "@safar/ui/countdown";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { paths } from "../../app/addresses/paths.ts";
import { useSecondsUntil } from "../../engine/asking/use-seconds-until.ts";
import type { CodeRef } from "../account/code-entry.tsx";
import { useWrittenMoney } from "../amounts/amount.tsx";
import type { ShownStep } from "./use-withdrawal.ts";
import * as css from "./wallet.css.ts";
import { reasonWords } from "./wallet-words.ts";
import { WithdrawalCourse } from "./withdrawal-course.tsx";
import { AskedAt, Fact, FigureFacts, IbanText } from "./withdrawal-facts.tsx";
import { withdrawalPage } from "./withdrawal-pages.ts";
import { Told, Waiting } from "./withdrawal-told.tsx";
import { WithdrawalTroubleAlert } from "./withdrawal-trouble.tsx";

function Destination({ view }: Pick<ShownStep, "view">) {
  const { withdrawal } = view;
  if (withdrawal === null) return null;
  return (
    <>
      <Fact name={<Trans>Bank</Trans>}>
        <bdi>{withdrawal.bank}</bdi>
      </Fact>
      <Fact name={<Trans>IBAN</Trans>}>
        <IbanText iban={withdrawal.ibanMasked} />
      </Fact>
      <Fact name={<Trans>Account title</Trans>}>
        <bdi>{withdrawal.title}</bdi>
      </Fact>
      <Fact name={<Trans>Requested</Trans>}>
        <AskedAt at={withdrawal.at} />
      </Fact>
      <Fact name={<Trans>Reference</Trans>}>
        <bdi dir="ltr">{withdrawal.id}</bdi>
      </Fact>
    </>
  );
}

export function Review({ view, send }: ShownStep) {
  const { t } = useLingui();
  const { withdrawal, expected, isDifferent } = view;
  if (withdrawal === null) return null;
  return (
    <Told>
      {isDifferent ? (
        <Alert tone="warning" live title={t`This differs from what you agreed to`}>
          <Trans>Check it once more. We ask for the code only after you agree.</Trans>
        </Alert>
      ) : (
        <Alert tone="info" live title={t`This withdrawal is waiting for you`}>
          <Trans>
            The amount is set aside. Continue with the code, or cancel it and the amount goes back to your wallet.
          </Trans>
        </Alert>
      )}
      <WithdrawalTroubleAlert trouble={view.problem} />
      <dl className={css.facts}>
        <FigureFacts figures={withdrawal} was={isDifferent ? expected : null} />
        <Destination view={view} />
      </dl>
      <div className={css.actions}>
        <Button kind="next" onClick={() => send({ type: "figures.accept" })}>
          {isDifferent ? <Trans>Agree and enter the code</Trans> : <Trans>Enter the code</Trans>}
        </Button>
        <Button kind="quiet" onClick={() => send({ type: "withdrawal.cancel" })}>
          <Trans>Cancel the withdrawal</Trans>
        </Button>
      </div>
    </Told>
  );
}

/** Who came back from the code's page goes on there, or gives it up. */
export const CodeAwaited = ({ view, send }: ShownStep) => (
  <Told>
    <Alert tone="info" title={<Trans>This withdrawal is waiting for its code</Trans>}>
      <Trans>
        The amount is set aside. Continue with the code, or cancel it and the amount goes back to your wallet.
      </Trans>
    </Alert>
    {view.withdrawal && (
      <dl className={css.facts}>
        <FigureFacts figures={view.withdrawal} />
        <Destination view={view} />
      </dl>
    )}
    {view.code && <TimeLeft code={view.code} />}
    <div className={css.actions}>
      <ButtonLink kind="next" href={withdrawalPage(view) ?? paths.withdrawCash()}>
        <Trans>Enter the code</Trans>
      </ButtonLink>
      {view.commands.cancel && (
        <Button kind="quiet" onClick={() => send({ type: "withdrawal.cancel" })}>
          <Trans>Cancel the withdrawal</Trans>
        </Button>
      )}
    </div>
  </Told>
);

/** For how long the code that was sent can be entered. */
function TimeLeft({ code }: { code: CodeRef }) {
  const { t } = useLingui();
  const { deadline } = connectOtp(useSelector(code, (snapshot) => snapshot));
  const seconds = useSecondsUntil(deadline);
  return seconds ? <Countdown label={t`The code expires in`} seconds={seconds} /> : null;
}

/** What became of the request is being read, or could not be. */
export const Unread = ({ view, send }: ShownStep) => (
  <Told>
    {view.busy ? (
      <Waiting>
        <Trans>Checking your withdrawal…</Trans>
      </Waiting>
    ) : (
      <>
        <WithdrawalTroubleAlert trouble={view.problem} />
        <p>
          <Trans>The status of your withdrawal could not be loaded. It is not lost, and nothing is sent twice.</Trans>
        </p>
        <div>
          <Button kind="next" onClick={() => send({ type: "status.check" })}>
            <Trans>Check again</Trans>
          </Button>
        </div>
      </>
    )}
  </Told>
);

export function Known({ view, send }: ShownStep) {
  const { t } = useLingui();
  const write = useWrittenMoney();
  const { withdrawal, moneyBack, screen, commands } = view;
  if (withdrawal === null) return null;
  const net = write(withdrawal.net);
  const reason = reasonWords(withdrawal);
  const alerts: { readonly [Screen in typeof screen]?: ReactNode } = {
    submitted: (
      <Alert tone="success" live title={t`Your withdrawal is submitted`}>
        <Trans>{net} is on its way. You can close this page; we tell you when it is paid out.</Trans>
      </Alert>
    ),
    paid: (
      <Alert tone="success" live title={t`Your withdrawal is paid out`}>
        <Trans>{net} was sent to your bank. Banks may take a day to show it.</Trans>
      </Alert>
    ),
    rejected: (
      <Alert tone="danger" live title={t`The bank refused your withdrawal`}>
        {moneyBack && <Trans>{write(moneyBack)} is back in your wallet.</Trans>} {reason && t(reason)}
      </Alert>
    ),
    cancelled: (
      <Alert tone="info" live title={t`This withdrawal is cancelled`}>
        {moneyBack && <Trans>{write(moneyBack)} is back in your wallet.</Trans>} {reason && t(reason)}
      </Alert>
    ),
  };
  return (
    <Told>
      {alerts[screen]}
      <WithdrawalTroubleAlert trouble={view.problem} />
      <WithdrawalCourse withdrawal={withdrawal} />
      <dl className={css.facts}>
        <FigureFacts figures={withdrawal} />
        <Destination view={view} />
      </dl>
      <div className={css.actions}>
        <ButtonLink kind="next" href={paths.wallet()}>
          <Trans>Back to my wallet</Trans>
        </ButtonLink>
        {screen === "submitted" ? (
          commands.checkStatus && (
            <Button busy={view.busy} onClick={() => send({ type: "status.check" })}>
              <Trans>View status</Trans>
            </Button>
          )
        ) : (
          // Where that page is this one, the next begins here.
          <ButtonLink href={paths.withdrawCash()} onClick={() => send({ type: "withdrawal.restart" })}>
            <Trans>Withdraw again</Trans>
          </ButtonLink>
        )}
      </div>
    </Told>
  );
}
