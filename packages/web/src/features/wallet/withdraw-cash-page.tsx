import { Trans, useLingui } from "@lingui/react/macro";
import { type Account, connectWithdrawal, ibanLength } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button, ButtonLink } from "@safar/ui/button";
import { ProgressBar } from "@safar/ui/progress-bar";
import { Select } from "@safar/ui/select";
import { Skeleton } from "@safar/ui/skeleton";
import { TextField } from "@safar/ui/text-field";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { textIn } from "../account/form-data.ts";
import { useWrittenMoney } from "../amounts/amount.tsx";
import { useWithdrawal, type WithdrawalActor, type WithdrawalStep } from "./use-withdrawal.ts";
import * as css from "./wallet.css.ts";
import { WalletForm } from "./wallet-form.tsx";
import { WalletFrame } from "./wallet-frame.tsx";
import { NotRead } from "./wallet-gate.tsx";
import { accountWords, amountWords } from "./wallet-words.ts";
import { WithPerson } from "./with-person.tsx";
import { useStepPage } from "./withdrawal-pages.ts";
import { WithdrawalTroubleAlert } from "./withdrawal-trouble.tsx";

/** Taking cash out: how much, and where to. */
export function WithdrawCashPage() {
  const { t } = useLingui();
  return (
    <WalletFrame
      title={t`Withdraw cash`}
      intro={<Trans>To your own bank account. You see all charges before anything leaves your wallet.</Trans>}
    >
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
  const step = useWithdrawal(account, returnToForm);
  const { view, isLive, send, href } = step;
  const own = paths.withdrawCash();
  useStepPage(own, step);
  if (!isLive || view.screen === "loading") return <Coming />;
  if (view.screen === "unavailable") return <Unavailable step={step} />;
  if (href !== null && href !== own) return <GoesOn href={href} />;
  return (
    <div className={css.panel}>
      <Steps number={view.screen === "account" ? 2 : 1} />
      {view.screen === "account" ? <AccountStep view={view} send={send} /> : <AmountStep view={view} send={send} />}
    </div>
  );
}

/** How far along the whole withdrawal is. */
export function Steps({ number }: { number: 1 | 2 | 3 | 4 }) {
  const { t } = useLingui();
  const names = { 1: t`Amount`, 2: t`Bank account`, 3: t`Summary`, 4: t`Code` };
  return <ProgressBar label={names[number]} text={t`Step ${number} of ${4}`} value={number} max={4} />;
}

const Coming = () => (
  <div className={css.panel} aria-busy="true">
    <noscript>
      <Alert tone="warning" title={<Trans>JavaScript is switched off</Trans>}>
        <Trans>Moving money needs JavaScript. Switch it on for this site and load the page again.</Trans>
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

/** The withdrawal of this tab is beyond what is entered here. */
const GoesOn = ({ href }: { href: string }) => (
  <Alert
    tone="info"
    title={<Trans>A withdrawal is under way</Trans>}
    action={
      <ButtonLink kind="next" href={href}>
        <Trans>Go on with it</Trans>
      </ButtonLink>
    }
  >
    <Trans>Go on with it or cancel it before you begin another one.</Trans>
  </Alert>
);

type Step = Pick<WithdrawalStep, "view" | "send">;

function AmountStep({ view, send }: Step) {
  const { t } = useLingui();
  const write = useWrittenMoney();
  const { options, form, fields, problem } = view;
  const problemOfAmount = fields.amount;
  const currency = options?.currency ?? "";
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
      )}
    </WalletForm>
  );
}

/** What is known of the limits, in one breath; what is not known is not said. */
function Limits({ view: { options } }: Pick<Step, "view">) {
  const { t } = useLingui();
  const write = useWrittenMoney();
  const { min = null, max = null, balance = null, dailyLeft = null } = options ?? {};
  const said = [
    balance && t`Your balance is ${write(balance)}.`,
    min && max && t`Between ${write(min)} and ${write(max)} at once.`,
    min && !max && t`At least ${write(min)} at once.`,
    max && !min && t`At most ${write(max)} at once.`,
    dailyLeft && t`${write(dailyLeft)} more today.`,
  ].filter(Boolean);
  return said.length > 0 ? said.join(" ") : null;
}

function AccountStep({ view, send }: Step) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { options, form, fields } = view;
  const banks = options?.banks ?? [];
  const countries = [...new Set(banks.map(({ country }) => country))].join(", ");
  const wrong = (["bank", "iban", "title"] as const).flatMap((field) => {
    const problem = fields[field];
    return problem === undefined
      ? []
      : [{ field, words: t(accountWords(field, problem)), isMissing: problem.code === "required" }];
  });
  const typed = (data: FormData) => ({
    bank: textIn(data, "bank"),
    iban: textIn(data, "iban"),
    title: textIn(data, "title"),
  });
  return (
    <WalletForm
      wrong={wrong}
      told={fields}
      busy={view.busy}
      submit={<Trans>Continue</Trans>}
      alert={<WithdrawalTroubleAlert trouble={view.problem} />}
      onType={(data) => send({ type: "form.change", values: typed(data) })}
      onSubmit={(data) => send({ type: "account.submit", account: typed(data) })}
      foot={
        <Button kind="quiet" onClick={() => send({ type: "step.back" })}>
          <Trans>Back</Trans>
        </Button>
      }
    >
      {(field) => (
        <>
          <Select {...field("bank")} label={t`Bank`} name="bank" defaultValue={form.bank}>
            <option value="">{t`Select your bank`}</option>
            {banks.map(({ code, name }) => (
              <option key={code} value={code}>
                {name[locale]}
              </option>
            ))}
          </Select>
          <TextField
            {...field("iban")}
            label={t`IBAN`}
            name="iban"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={form.iban}
            hint={t`${ibanLength} characters that begin with ${countries}. Spaces do not matter.`}
          />
          <TextField
            {...field("title")}
            label={t`Account title`}
            name="title"
            autoComplete="name"
            dir="auto"
            defaultValue={form.title}
            hint={t`The account holder's name, as the bank writes it.`}
          />
        </>
      )}
    </WalletForm>
  );
}
