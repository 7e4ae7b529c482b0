import { Trans, useLingui } from "@lingui/react/macro";
import {
  type Account,
  compareMoney,
  connectWithdrawal,
  multiplyMoney,
  type PayoutAccount,
  type WithdrawalCharges,
} from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { RadioGroup } from "@safar/ui/radio-group";
import { Skeleton } from "@safar/ui/skeleton";
import { TextField } from "@safar/ui/text-field";
import { Landmark, ReceiptText, Smartphone, Undo2 } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { useLostFocus } from "../../app/hooks/use-lost-focus.ts";
import { currencyWord } from "../../i18n/currency-name.ts";
import { isolated } from "../../i18n/isolated.ts";
import { textIn } from "../account/form-data.ts";
import { Amount, Difference, useWrittenMoney } from "../amounts/amount.tsx";
import { BankAccountFields, bankAccountIn, wrongInAccount } from "./bank-account-fields.tsx";
import { QuickAmounts } from "./quick-amounts.tsx";
import { type ShownStep, useWithdrawal, type WithdrawalActor, type WithdrawalStep } from "./use-withdrawal.ts";
import * as css from "./wallet.css.ts";
import { WalletForm } from "./wallet-form.tsx";
import { WalletFrame } from "./wallet-frame.tsx";
import { NotRead } from "./wallet-gate.tsx";
import { amountWords } from "./wallet-words.ts";
import { WithNotes } from "./with-notes.tsx";
import { WithPerson } from "./with-person.tsx";
import { BankName, Fact } from "./withdrawal-facts.tsx";
import { useStepPage } from "./withdrawal-pages.ts";
import { RequestStep } from "./withdrawal-request-page.tsx";
import { Steps } from "./withdrawal-steps.tsx";
import { WithdrawalTroubleAlert } from "./withdrawal-trouble.tsx";

/** Taking cash out: how much, and where to. */
export function WithdrawCashPage() {
  const { t } = useLingui();
  return (
    <WalletFrame width="wide" title={t`Withdraw cash`}>
      <WithPerson>{(account) => <Entering account={account} />}</WithPerson>
    </WalletFrame>
  );
}

/** Who comes here wants to enter something: back from what is not sent yet, or begin anew after what is over. */
const returnToForm = (actor: WithdrawalActor): void => {
  const { commands, screen } = connectWithdrawal(actor.getSnapshot());
  if (commands.restart) actor.send({ type: "withdrawal.restart" });
  if (screen === "elsewhere") actor.send({ type: "step.back" });
  if (screen === "elsewhere" || screen === "summary" || screen === "unsent") actor.send({ type: "step.back" });
};

function Entering({ account }: { account: Account }) {
  const { t } = useLingui();
  const step = useWithdrawal(account, returnToForm);
  const { view, isLive, send, href } = step;
  const own = paths.withdrawCash();
  const isLeadingOn = useStepPage(own, step);
  if (!isLive || isLeadingOn || view.screen === "loading") return <Coming />;
  if (view.screen === "unavailable") return <Unavailable step={step} />;
  // One is under way, which is to be ended before the next: it stands here with all that can be done about it.
  if (href !== null && href !== own) return <RequestStep view={view} send={send} />;
  return (
    <WithNotes
      notes={[
        { icon: ReceiptText, words: t`The charges are taken from the amount. You see them before you confirm.` },
        { icon: Smartphone, words: t`A code to your mobile number confirms it. Nothing is sent without it.` },
        { icon: Landmark, words: t`Usually with your bank within minutes. You can follow each step.` },
        { icon: Undo2, words: t`What a bank refuses comes back to your wallet, with the charges.` },
      ]}
    >
      <StepPanel key={view.screen}>
        <Steps number={view.screen === "account" ? 2 : 1} />
        {view.screen === "account" ? <AccountStep view={view} send={send} /> : <AmountStep view={view} send={send} />}
      </StepPanel>
    </WithNotes>
  );
}

/** A step that comes instead of the one that was pressed begins in sight, however far down the press was. */
function StepPanel({ children }: { children: ReactNode }) {
  const panel = useLostFocus<HTMLDivElement>();
  useEffect(() => {
    if ((panel.current?.getBoundingClientRect().top ?? 0) < 0) panel.current?.scrollIntoView({ block: "start" });
  }, [panel]);
  return (
    <div ref={panel} tabIndex={-1} className={css.stepPanel}>
      {children}
    </div>
  );
}

const Coming = () => (
  <div className={css.comingForm} aria-busy="true">
    <noscript>
      <Alert tone="warning" title={<Trans>JavaScript is switched off</Trans>}>
        <Trans>Moving money needs JavaScript. Switch it on for this site and reload the page.</Trans>
      </Alert>
    </noscript>
    <Skeleton width="40%" />
    <Skeleton kind="box" />
    <Skeleton width="60%" />
  </div>
);

function Unavailable({ step: { view, send } }: { step: WithdrawalStep }) {
  const { problem } = view;
  return problem?.type === "PROBLEM" || problem?.type === "SIGNED_OUT" ? (
    <NotRead outcome={problem} onRetry={() => send({ type: "options.reload" })} />
  ) : null;
}

const PayeeWords = ({ of: { iban, title } }: { of: PayoutAccount }) => (
  <>
    <bdi>{title}</bdi> · <bdi dir="ltr">{iban}</bdi>
  </>
);

function AmountStep({ view, send }: ShownStep) {
  const { t } = useLingui();
  const write = useWrittenMoney();
  const { options, form, fields, problem } = view;
  const problemOfAmount = fields.amount;
  const { locale } = useFacts();
  const currency = options === null ? "" : currencyWord(options.currency, locale);
  return (
    <WalletForm
      wrong={
        problemOfAmount ? [{ field: "amount", words: t(amountWords(problemOfAmount, write)), isMissing: false }] : []
      }
      told={fields}
      busy={view.busy}
      submit={<Trans>Continue</Trans>}
      alert={<WithdrawalTroubleAlert trouble={problem} />}
      onType={(data) => send({ type: "form.change", values: { amount: textIn(data, "amount") } })}
      onSubmit={(data) => send({ type: "amount.submit", amount: textIn(data, "amount") })}
    >
      {(field) => (
        <>
          <TextField
            {...field("amount")}
            label={t`Amount in ${currency}`}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            defaultValue={form.amount}
            hint={<Limits view={view} />}
          />
          <RoundAmounts view={view} send={send} />
          <Foreseen view={view} />
        </>
      )}
    </WalletForm>
  );
}

/** Round amounts, as multiples of the least that can be taken out. */
const roundTimes = [10, 20, 40];

/** Some round amounts and the most that can be taken out now. */
function RoundAmounts({ view: { options }, send }: ShownStep) {
  const { min = null, max = null, balance = null, dailyLeft = null } = options ?? {};
  const [most] = [max, balance, dailyLeft].filter((one) => one !== null).toSorted(compareMoney);
  if (min === null || most === undefined || most.minor < min.minor) return null;
  const round = roundTimes.map((times) => multiplyMoney(min, times)).filter(({ minor }) => minor < most.minor);
  return (
    <QuickAmounts
      amounts={[...round, most]}
      most={most}
      onChoose={(amount) => send({ type: "form.change", values: { amount } })}
    />
  );
}

/** What the amount above costs, and apart from it what then reaches the bank, told from the first figure that is typed. */
function Foreseen({ view: { foreseen, options } }: Pick<ShownStep, "view">) {
  if (!options?.charges) return null;
  return (
    <div className={css.foreseen} aria-live="polite">
      <dl className={css.facts}>
        <Fact
          name={
            <>
              <Trans>Transaction charges</Trans>
              <Tariff charges={options.charges} />
            </>
          }
        >
          {foreseen ? <Difference of={{ ...foreseen.charges, minor: -foreseen.charges.minor }} /> : "–"}
        </Fact>
      </dl>
      <dl className={css.facts}>
        <Fact name={<Trans>Sent to your bank</Trans>}>
          <strong>{foreseen ? <Amount of={foreseen.net} /> : "–"}</strong>
        </Fact>
      </dl>
    </div>
  );
}

/** How the charges come about. */
function Tariff({ charges: { fixed, basisPoints, max } }: { charges: WithdrawalCharges }) {
  const { t } = useLingui();
  const write = useWrittenMoney();
  const share = isolated(`${basisPoints / 100}%`);
  const words =
    basisPoints === 0
      ? t`${write(fixed)} for any amount`
      : max === null
        ? t`${write(fixed)} and ${share} of the amount`
        : t`${write(fixed)} and ${share} of the amount, ${write(max)} at most`;
  return <span className={css.tariff}>{words}</span>;
}

/** What is known of the limits, in one breath; what is not known is not said. */
function Limits({ view: { options } }: Pick<ShownStep, "view">) {
  const { t } = useLingui();
  const write = useWrittenMoney();
  const { min = null, max = null, balance = null, dailyLeft = null } = options ?? {};
  const said = [
    balance && t`Your balance is ${write(balance)}.`,
    min && max && t`Between ${write(min)} and ${write(max)} at a time.`,
    min && !max && t`At least ${write(min)} at a time.`,
    max && !min && t`At most ${write(max)} at a time.`,
    dailyLeft && t`${write(dailyLeft)} more today.`,
  ].filter(Boolean);
  return said.length > 0 ? said.join(" ") : null;
}

/** One that is kept, or another that is written. */
function AccountStep({ view, send }: ShownStep) {
  const { t } = useLingui();
  const { options, form, fields } = view;
  const { accounts = [], banks = [] } = options ?? {};
  const [chosen, setChosen] = useState(form.saved ?? (form.iban === "" ? accounts[0]?.saved : undefined) ?? "");
  const account = accounts.find(({ saved }) => saved === chosen);
  return (
    <WalletForm
      wrong={account === undefined ? wrongInAccount(fields, t) : []}
      told={fields}
      busy={view.busy}
      submit={<Trans>Continue</Trans>}
      alert={<WithdrawalTroubleAlert trouble={view.problem} />}
      onType={account ? undefined : (data) => send({ type: "form.change", values: bankAccountIn(data) })}
      onSubmit={(data) => send({ type: "account.submit", account: account ?? bankAccountIn(data) })}
      foot={
        <Button kind="quiet" onClick={() => send({ type: "step.back" })}>
          <Trans>Back</Trans>
        </Button>
      }
    >
      {(field) => (
        <>
          {accounts.length > 0 && (
            <RadioGroup
              label={t`Where to`}
              name="saved"
              value={chosen}
              onChange={setChosen}
              choices={[
                ...accounts.map((one) => ({
                  value: one.saved ?? "",
                  label: <BankName of={one} banks={banks} />,
                  hint: <PayeeWords of={one} />,
                })),
                { value: "", label: <Trans>Another bank account</Trans> },
              ]}
            />
          )}
          {account === undefined && <BankAccountFields field={field} banks={banks} typed={form} />}
        </>
      )}
    </WalletForm>
  );
}
