import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  connectSavedAccounts,
  editions,
  type PaymentFlow,
  type SavedAccount,
  type SavedAccountsInput,
  type SavedAccountsTrouble,
  type SavedAccountsView,
  savedAccountsActors,
  savedAccountsMachine,
} from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Status } from "@safar/ui/badge";
import { Button } from "@safar/ui/button";
import { Dialog } from "@safar/ui/dialog";
import { EmptyState } from "@safar/ui/empty-state";
import { Spread, VisuallyHidden } from "@safar/ui/layout";
import { Spinner } from "@safar/ui/spinner";
import { useHydrated } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { WalletCards } from "lucide-react";
import { Suspense } from "react";
import type { ActorRefFrom } from "xstate";
import { useFacts } from "../../app/addresses/page-path.ts";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { deviceStorage } from "../../engine/device/device-storage.ts";
import { useOutcome } from "../../engine/flows/kept-flow.ts";
import { paymentService } from "../../engine/services/payment.service.ts";
import { savedAccountsService } from "../../engine/services/saved-accounts.service.ts";
import { useSignedOut } from "../../session/use-signed-out.ts";
import { CodeEntry } from "../account/code-entry.tsx";
import { AccountPlace } from "../shell/account-place.tsx";
import { problemWords } from "../shell/problem-words.ts";
import { AccountName } from "./account-name.tsx";
import { CardForm } from "./card-form.tsx";
import { MethodMark } from "./method-mark.tsx";
import * as css from "./payment.css.ts";

const machine = savedAccountsMachine.provide({
  actors: savedAccountsActors({
    accounts: savedAccountsService,
    vault: paymentService,
    storage: deviceStorage,
    clock: serverClock,
  }),
});

type Send = ActorRefFrom<typeof savedAccountsMachine>["send"];
type Part = { view: SavedAccountsView; send: Send };

/** What a person keeps to pay from: added, confirmed by a code, put first, removed. */
export function PaymentMethodsPage({ found }: { found: SavedAccountsInput["found"] }) {
  const { edition } = useFacts();
  const signedOut = useSignedOut();
  const actor = useActorRef(machine, { input: { dialCode: editions[edition].dialCode, found } });
  useOutcome(actor, () => void signedOut());
  const view = connectSavedAccounts(useSelector(actor, (snapshot) => snapshot));
  const part = { view, send: actor.send };
  return (
    <AccountPlace>
      <div className={css.page}>
        <Spread>
          <h1>
            <Trans>Payment methods</Trans>
          </h1>
          {view.screen === "list" && view.accounts.length > 0 && <AddCard {...part} />}
        </Spread>
        <News view={view} />
        <Shown {...part} />
      </div>
      <Removal {...part} />
    </AccountPlace>
  );
}

function Shown(part: Part) {
  const { view, send } = part;
  switch (view.screen) {
    case "failed":
      return (
        <>
          <Trouble trouble={view.problem} />
          <div>
            <Button kind="next" onClick={() => send({ type: "accounts.reload" })}>
              <Trans>Try Again</Trans>
            </Button>
          </div>
        </>
      );
    case "card":
      return <NewCard {...part} />;
    case "code":
      return <Code {...part} />;
    case "loading":
    case "done":
      return (
        <p role="status" className={css.moment}>
          <Spinner />
          <Trans>One moment…</Trans>
        </p>
      );
    default:
      return <List {...part} />;
  }
}

const AddCard = ({ view, send }: Part) => {
  const isAlive = useHydrated();
  return (
    <Button kind="next" disabled={!isAlive || !view.commands.addCard} onClick={() => send({ type: "card.add" })}>
      <Trans>Add a card</Trans>
    </Button>
  );
};

function List(part: Part) {
  const { t } = useLingui();
  const { view } = part;
  if (view.accounts.length === 0) {
    return (
      <EmptyState icon={WalletCards} title={<Trans>No payment methods yet</Trans>} action={<AddCard {...part} />}>
        <Trans>Save a card here to pay without typing it. You can save a mobile wallet when you pay with it.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <Trouble trouble={view.problem} />
      <ul role="list" className={css.accounts} aria-label={t`Payment methods`} aria-busy={view.busy}>
        {view.accounts.map((account) => (
          <Account key={account.id} account={account} {...part} />
        ))}
      </ul>
      <p className={css.note}>
        <Trans>We keep only the last digits so that you can tell them apart, never a full number.</Trans>{" "}
        <Trans>Every way to pay that there is, with its fee, is offered when you pay.</Trans>
      </p>
    </>
  );
}

/** Each with how it is paid from, which the payment page draws it by. */
const kinds = {
  card: { flow: "card", words: msg`Card` },
  mobile: { flow: "otp", words: msg`Mobile wallet` },
  bank: { flow: "redirect", words: msg`Bank account for withdrawals` },
  unknown: { flow: "unknown", words: msg`Account` },
} as const satisfies Readonly<
  Record<SavedAccount["kind"], { readonly words: MessageDescriptor; readonly flow: PaymentFlow }>
>;

function Account({ account, view, send }: Part & { account: SavedAccount }) {
  const { t } = useLingui();
  const isAlive = useHydrated();
  const { id, kind, brand, masked, method, isVerified } = account;
  const { flow, words } = kinds[kind];
  const about = <VisuallyHidden>{`: ${brand} ${masked}`}</VisuallyHidden>;
  return (
    <li className={css.account}>
      <span className={css.mark}>
        <MethodMark method={{ code: method, flow }} />
      </span>
      <div className={css.accountWords}>
        <h2 className={css.accountTitle}>
          <AccountName account={account} />
        </h2>
        <p className={css.note}>{t(words)}</p>
        {view.preferred === id && (
          <Status tone="brand">
            <Trans>Default</Trans>
          </Status>
        )}
        {!isVerified && (
          <Status tone="warning">
            <Trans>Not confirmed by its code yet</Trans>
          </Status>
        )}
      </div>
      <div className={css.accountActions}>
        {!isVerified && (
          <Button
            size="small"
            kind="primary"
            disabled={!isAlive || !view.commands.verify.includes(id)}
            onClick={() => send({ type: "account.verify", id })}
          >
            <Trans>Send a code</Trans>
            {about}
          </Button>
        )}
        {isVerified && kind !== "bank" && view.preferred !== id && (
          <Button
            size="small"
            disabled={!isAlive || !view.commands.prefer.includes(id)}
            onClick={() => send({ type: "account.prefer", id })}
          >
            <Trans>Make default</Trans>
            {about}
          </Button>
        )}
        <Button
          size="small"
          kind="quiet"
          disabled={!isAlive || !view.commands.remove.includes(id)}
          onClick={() => send({ type: "account.remove", id })}
        >
          <Trans>Remove</Trans>
          {about}
        </Button>
      </div>
    </li>
  );
}

const NewCard = ({ view, send }: Part) => (
  <section className={css.box} aria-labelledby="new-card">
    <h2 id="new-card" className={css.boxTitle}>
      <Trans>Add a card</Trans>
    </h2>
    <Trouble trouble={view.problem} />
    <CardForm
      alwaysSaves
      fields={view.fields}
      busy={!view.commands.submitCard}
      submit={<Trans>Save the card</Trans>}
      onSubmit={(card) => send({ type: "card.submit", card })}
    />
    {view.commands.back && (
      <Button kind="quiet" onClick={() => send({ type: "step.back" })}>
        <Trans>Back to the list</Trans>
      </Button>
    )}
  </section>
);

const Code = ({ view }: Part) =>
  view.code !== null &&
  view.account !== null && (
    <section className={css.box} aria-labelledby="account-code">
      <h2 id="account-code" className={css.boxTitle}>
        <Trans>
          Confirm that <AccountName account={view.account} /> is yours
        </Trans>
      </h2>
      <Suspense fallback={<Spinner />}>
        <CodeEntry code={view.code} channels={["sms"]} leave={<Trans>Do it later</Trans>} />
      </Suspense>
    </section>
  );

function Removal({ view, send }: Part) {
  const { t } = useLingui();
  const { account } = view;
  const back = () => send({ type: "step.back" });
  return (
    <Dialog
      open={view.screen === "removal"}
      onClose={back}
      title={<Trans>Remove this account?</Trans>}
      close={t`Close`}
      actions={
        <>
          <Button onClick={back}>
            <Trans>Keep it</Trans>
          </Button>
          <Button kind="danger" busy={!view.commands.confirmRemoval} onClick={() => send({ type: "removal.confirm" })}>
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      {account !== null && (
        <p>
          <AccountName account={account} />
        </p>
      )}
      <p className={css.note}>
        <Trans>You can add it again at any time. Payments in progress continue.</Trans>
      </p>
      <Trouble trouble={view.problem} />
    </Dialog>
  );
}

const news = {
  verified: msg`It is confirmed: you can pay with it now.`,
  removed: msg`It is removed.`,
  preferred: msg`It is now the default on this device.`,
} as const satisfies Readonly<Record<NonNullable<SavedAccountsView["news"]>, MessageDescriptor>>;

/** What was done last. The region stands always, so that it is heard. */
function News({ view }: { view: SavedAccountsView }) {
  const { t } = useLingui();
  return (
    <div role="status">
      {view.screen === "list" && view.news !== null && <Alert tone="success">{t(news[view.news])}</Alert>}
    </div>
  );
}

function Trouble({ trouble }: { trouble: SavedAccountsTrouble | null }) {
  const { t } = useLingui();
  if (trouble === null) return null;
  switch (trouble.type) {
    case "RATE_LIMITED":
    case "LOCKED":
      return (
        <Alert tone="warning" live title={t`Too many tries`}>
          <Trans>Wait a few minutes before you try again.</Trans>
        </Alert>
      );
    case "CARD_LOST":
      return (
        <Alert tone="warning" live title={t`Enter the card once more`}>
          <Trans>We never store card numbers, so it was cleared when the page was reloaded.</Trans>
        </Alert>
      );
    case "CODE_LOST":
      return (
        <Alert tone="warning" live title={t`The code is no longer valid`}>
          <Trans>Time ran out. Remove the card and add it again for a new code.</Trans>
        </Alert>
      );
    default: {
      const { title, text } = problemWords(trouble.problem);
      return (
        <Alert tone="danger" live title={t(title)}>
          {t(text)}
        </Alert>
      );
    }
  }
}
