import { Trans, useLingui } from "@lingui/react/macro";
import {
  addMoney,
  attemptId,
  connectTopUp,
  type Money,
  multiplyMoney,
  type TopUpInput,
  type TopUpView,
  topUpActors,
  topUpMachine,
  type Wallet,
} from "@safar/engine";
import { TextField } from "@safar/ui/text-field";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { CreditCard, Landmark, Ticket, Zap } from "lucide-react";
import { useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { createKeptFlow, useKeptFlow, useOutcome } from "../../engine/flows/kept-flow.ts";
import { walletService } from "../../engine/services/wallet.service.ts";
import { currencyWord } from "../../i18n/currency-name.ts";
import { shellQuery } from "../../session/queries.ts";
import { textIn } from "../account/form-data.ts";
import { TroubleAlert } from "../account/trouble-alert.tsx";
import { Amount, useWrittenMoney } from "../amounts/amount.tsx";
import { keepFlowsBy } from "./keep-flows-by.ts";
import { QuickAmounts } from "./quick-amounts.tsx";
import * as css from "./wallet.css.ts";
import { WalletForm } from "./wallet-form.tsx";
import { WalletFrame } from "./wallet-frame.tsx";
import { NotRead, useLeaveWhenSignedOut } from "./wallet-gate.tsx";
import { walletQuery } from "./wallet-queries.ts";
import { amountWords } from "./wallet-words.ts";
import { WithNotes } from "./with-notes.tsx";
import { Fact } from "./withdrawal-facts.tsx";

const machine = topUpMachine.provide({ actors: topUpActors(walletService) });
const topUpOf = keepFlowsBy((person) => createKeptFlow({ name: `top-up:${person}`, machine, schema: 1 }));

/** Adding cash: an amount, which becomes an order to pay. */
export function AddCashPage() {
  const { t } = useLingui();
  const { data: home } = useSuspenseQuery(walletQuery);
  return (
    <WalletFrame
      width="wide"
      title={t`Add cash`}
      intro={
        <Trans>
          Choose an amount, then pay by card, by mobile wallet or at a bank. Nothing is charged before you pay.
        </Trans>
      }
    >
      {home.type === "WALLET" ? <AmountToAdd wallet={home.wallet} /> : <NotRead outcome={home} />}
    </WalletFrame>
  );
}

const inputFor = ({ balance: { currency }, limits }: Wallet): TopUpInput => ({
  currency,
  attempt: attemptId(crypto.randomUUID()),
  limits: { min: limits?.topUpMin, max: limits?.topUpMax },
});

function AmountToAdd({ wallet }: { wallet: Wallet }) {
  const { t } = useLingui();
  const router = useRouter();
  const { viewer } = useSuspenseQuery(shellQuery).data;
  const [flow] = useState(() => topUpOf(viewer?.uuid ?? ""));
  const [input] = useState(() => inputFor(wallet));
  const { actor, send } = useKeptFlow(flow, { input });
  const view = connectTopUp(useSelector(actor, (snapshot) => snapshot));
  useLeaveWhenSignedOut(view.problem?.type === "SIGNED_OUT");
  useOutcome(actor, (outcome) => {
    if (outcome.type === "OPENED") void router.navigate({ href: paths.walletPayment(outcome.order.order) });
  });
  return (
    <WithNotes
      notes={[
        { icon: CreditCard, words: t`Each way to pay says its fee before you choose it.` },
        { icon: Zap, words: t`It is in your wallet as soon as the payment is confirmed.` },
        { icon: Ticket, words: t`Pay for any booking with it, in whole or in part.` },
        { icon: Landmark, words: t`You can withdraw it to your bank account.` },
      ]}
    >
      <div className={css.panel}>
        <p className={css.small}>
          <Trans>
            Your balance is <Amount of={wallet.balance} />.
          </Trans>
        </p>
        <TopUpForm view={view} send={send} balance={wallet.balance} />
      </div>
    </WithNotes>
  );
}

type Send = ReturnType<typeof useKeptFlow<typeof topUpMachine>>["send"];

/** Round amounts, as multiples of the least that can be added. */
const roundTimes = [10, 50, 100];

function TopUpForm({ view, send, balance }: { view: TopUpView; send: Send; balance: Money }) {
  const { t } = useLingui();
  const write = useWrittenMoney();
  const { locale } = useFacts();
  const { field: problem, limits, busy, amount } = view;
  const currency = currencyWord(view.currency, locale);
  const { min, max } = limits;
  return (
    <WalletForm
      wrong={problem ? [{ field: "amount", words: t(amountWords(problem, write)), isMissing: false }] : []}
      told={problem ?? view}
      busy={busy}
      submit={<Trans>Continue to payment</Trans>}
      alert={<TroubleAlert trouble={view.problem?.type === "PROBLEM" ? view.problem : null} />}
      onType={(data) => send({ type: "form.change", amount: textIn(data, "amount") })}
      onSubmit={(data) => send({ type: "amount.submit", amount: textIn(data, "amount") })}
    >
      {(field) => (
        <>
          <TextField
            {...field("amount")}
            label={t`Amount in ${currency}`}
            name="amount"
            inputMode="decimal"
            autoComplete="transaction-amount"
            dir="ltr"
            defaultValue={view.typed}
            hint={min && max ? t`Between ${write(min)} and ${write(max)} at a time.` : undefined}
          />
          {min && (
            <QuickAmounts
              amounts={roundTimes.map((times) => multiplyMoney(min, times))}
              onChoose={(typed) => send({ type: "form.change", amount: typed })}
            />
          )}
          <dl className={css.foreseen} aria-live="polite">
            <Fact name={<Trans>Your balance afterwards</Trans>}>
              <Amount of={amount?.currency === balance.currency ? addMoney(balance, amount) : balance} />
            </Fact>
          </dl>
        </>
      )}
    </WalletForm>
  );
}
