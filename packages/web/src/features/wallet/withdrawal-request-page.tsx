import { Trans, useLingui } from "@lingui/react/macro";
import { type Account, connectOtp } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button, ButtonLink } from "@safar/ui/button";
import { Countdown } from "@safar/ui/countdown";
import { EmptyState } from "@safar/ui/empty-state";
import { Skeleton } from "@safar/ui/skeleton";
import { Spinner } from "@safar/ui/spinner";
import { useSelector } from "@xstate/react";
import { Banknote } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "../../app/addresses/paths.ts";
import { useLostFocus } from "../../app/hooks/use-lost-focus.ts";
import { useSecondsUntil } from "../../engine/asking/use-seconds-until.ts";
import { useHoldReload } from "../../engine/flows/use-hold-reload.ts";
import { CodeEntry, type CodeRef } from "../account/code-entry.tsx";
import { Amount, useWrittenMoney } from "../amounts/amount.tsx";
import { useWithdrawal, type WithdrawalStep } from "./use-withdrawal.ts";
import * as css from "./wallet.css.ts";
import { WalletFrame } from "./wallet-frame.tsx";
import { NotRead } from "./wallet-gate.tsx";
import { reasonWords } from "./wallet-words.ts";
import { WithPerson } from "./with-person.tsx";
import { WithdrawalCourse } from "./withdrawal-course.tsx";
import { AskedAt, BankName, Fact, FigureFacts, IbanText } from "./withdrawal-facts.tsx";
import { useStepPage, withdrawalPage } from "./withdrawal-pages.ts";
import { Steps } from "./withdrawal-steps.tsx";
import { WithdrawalTroubleAlert } from "./withdrawal-trouble.tsx";

type Step = Pick<WithdrawalStep, "view" | "send">;

/** A withdrawal from its summary to its end; its code has a page of its own. */
export function WithdrawalRequestPage() {
  const { t } = useLingui();
  return (
    <WalletFrame title={t`Your withdrawal`}>
      <WithPerson>{(account) => <Request account={account} />}</WithPerson>
    </WalletFrame>
  );
}

function Request({ account }: { account: Account }) {
  const step = useWithdrawal(account);
  const { view, send, isLive } = step;
  const isLeadingOn = useStepPage(paths.withdrawalRequest(), step);
  if (!isLive || view.screen === "loading") {
    return (
      <div className={css.panel} aria-busy="true">
        <Skeleton width="50%" />
        <Skeleton kind="box" />
      </div>
    );
  }
  // Nothing to press on a page that is being left: a press that ends on the next one would count for nothing.
  return isLeadingOn && view.screen === "code" ? <OnItsWay /> : <RequestStep view={view} send={send} />;
}

/** Each step says what happened, whether money moved, and what to do now. */
export function RequestStep(step: Step) {
  const { view, send } = step;
  switch (view.screen) {
    case "unavailable":
      return view.problem?.type === "PROBLEM" ? (
        <NotRead outcome={view.problem} onRetry={() => send({ type: "options.reload" })} />
      ) : null;
    case "amount":
    case "account":
      return <NothingAsked />;
    case "summary":
      return <Summary {...step} />;
    case "sending":
      return <OnItsWay />;
    case "unknown":
      return <Unknown {...step} />;
    case "unsent":
      return <Unsent {...step} />;
    case "elsewhere":
      return <Elsewhere {...step} />;
    case "review":
      return <Review {...step} />;
    case "code":
      // Of a service whose requests have no uuid to name a page by.
      return view.code && view.withdrawal?.attempt === null ? (
        <div className={css.panel}>
          <CodeEntry code={view.code} channels={["sms"]} leave={<Trans>Cancel the withdrawal</Trans>} />
        </div>
      ) : (
        <CodeAwaited {...step} />
      );
    case "status":
      return <Unread {...step} />;
    case "submitted":
    case "paid":
    case "rejected":
    case "cancelled":
      return <Known {...step} />;
    default:
      return null;
  }
}

/** A step that came by itself: read aloud, and where the keyboard goes on from. */
function Told({ children }: { children: ReactNode }) {
  const ref = useLostFocus<HTMLDivElement>();
  return (
    <div ref={ref} tabIndex={-1} className={css.panel}>
      {children}
    </div>
  );
}

const Waiting = ({ children }: { children: ReactNode }) => (
  <p role="status" className={css.waiting}>
    <Spinner />
    {children}
  </p>
);

const OnItsWay = () => (
  <Told>
    <Waiting>
      <Trans>Your request is on its way…</Trans>
    </Waiting>
  </Told>
);

const NothingAsked = () => (
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

function Summary({ view, send }: Step) {
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

function Unknown({ view, send }: Step) {
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

const Unsent = ({ view, send }: Step) => (
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

const Elsewhere = ({ send }: Step) => (
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

function Destination({ view }: Pick<Step, "view">) {
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

function Review({ view, send }: Step) {
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
const CodeAwaited = ({ view, send }: Step) => (
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
const Unread = ({ view, send }: Step) => (
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

function Known({ view, send }: Step) {
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
