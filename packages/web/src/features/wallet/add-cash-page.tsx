import { Trans, useLingui } from "@lingui/react/macro";
import {
  attemptId,
  type CurrencyCode,
  connectTopUp,
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
import * as css from "./wallet.css.ts";
import { WalletForm } from "./wallet-form.tsx";
import { WalletFrame } from "./wallet-frame.tsx";
import { NotRead, useLeaveWhenSignedOut } from "./wallet-gate.tsx";
import { walletQuery } from "./wallet-queries.ts";
import { amountWords } from "./wallet-words.ts";

const machine = topUpMachine.provide({ actors: topUpActors(walletService) });
const topUpOf = keepFlowsBy((person) => createKeptFlow({ name: `top-up:${person}`, machine, schema: 1 }));

/** Adding cash: an amount, which becomes an order to pay. */
export function AddCashPage() {
  const { t } = useLingui();
  const { data: home } = useSuspenseQuery(walletQuery);
  return (
    <WalletFrame
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

const inputFor = (currency: CurrencyCode): TopUpInput => ({ currency, attempt: attemptId(crypto.randomUUID()) });

function AmountToAdd({ wallet }: { wallet: Wallet }) {
  const router = useRouter();
  const { viewer } = useSuspenseQuery(shellQuery).data;
  const { currency } = wallet.balance;
  const [flow] = useState(() => topUpOf(viewer?.uuid ?? ""));
  const [input] = useState(() => inputFor(currency));
  const { actor, send } = useKeptFlow(flow, { input });
  const view = connectTopUp(useSelector(actor, (snapshot) => snapshot));
  useLeaveWhenSignedOut(view.problem?.type === "SIGNED_OUT");
  useOutcome(actor, (outcome) => {
    if (outcome.type === "OPENED") void router.navigate({ href: paths.walletPayment(outcome.order.order) });
  });
  return (
    <div className={css.panel}>
      <p className={css.small}>
        <Trans>
          Your balance is <Amount of={wallet.balance} />.
        </Trans>
      </p>
      <TopUpForm view={view} send={send} />
    </div>
  );
}

type Send = ReturnType<typeof useKeptFlow<typeof topUpMachine>>["send"];

function TopUpForm({ view, send }: { view: TopUpView; send: Send }) {
  const { t } = useLingui();
  const write = useWrittenMoney();
  const { locale } = useFacts();
  const { field: problem, limits, busy } = view;
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
        <TextField
          {...field("amount")}
          label={t`Amount in ${currency}`}
          name="amount"
          inputMode="decimal"
          autoComplete="transaction-amount"
          dir="ltr"
          key={view.typed === "" ? "empty" : "typed"}
          defaultValue={view.typed}
          hint={min && max ? t`Between ${write(min)} and ${write(max)} at a time.` : undefined}
        />
      )}
    </WalletForm>
  );
}
