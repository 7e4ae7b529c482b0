import { Trans, useLingui } from "@lingui/react/macro";
import { type PaymentMethod, type PaymentView, preferredAccount, type SavedAccount } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { RadioGroup } from "@safar/ui/radio-group";
import { type ReactNode, useId, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { Amount } from "../amounts/amount.tsx";
import { AccountName } from "./account-name.tsx";
import { CardForm } from "./card-form.tsx";
import { MobileForm } from "./mobile-form.tsx";
import { PayBar, PayButton } from "./pay-bar.tsx";
import { type PaymentSend, waitsFor } from "./payment-flow.ts";
import { usePreferredAccount } from "./use-preferred-account.ts";

type Body = { method: PaymentMethod; view: PaymentView; send: PaymentSend };

/** What a method needs of the payer, by its flow. */
export function MethodBody(body: Body) {
  const { view } = body;
  if (view.unpayable !== null) return <UnpayableBill {...body} />;
  switch (body.method.flow) {
    case "card":
      return <WithAccounts {...body} other={<Trans>Another card</Trans>} form={<NewCard {...body} />} />;
    case "otp":
      return <WithAccounts {...body} other={<Trans>Another number</Trans>} form={<NewMobile {...body} />} />;
    default:
      return <WithAccounts {...body} other={<Trans>Without a saved account</Trans>} form={<Confirm {...body} />} />;
  }
}

/** `Pay Rs 26,200`, so that nobody presses without knowing. */
export const PayWords = ({ view }: { view: PaymentView }) =>
  view.bill === null ? (
    <Trans>Pay Now</Trans>
  ) : (
    <span>
      <Trans>
        Pay <Amount of={view.bill.price.total} />
      </Trans>
    </span>
  );

const NewCard = ({ view, send }: Body) => (
  <CardForm
    fields={view.fields}
    {...waitsFor(view, view.commands.submitCard)}
    submit={<PayWords view={view} />}
    paid={{ bill: view.bill, isSaid: true }}
    onSubmit={(card, save) => send({ type: "card.submit", card, save })}
  />
);

const NewMobile = ({ method, view, send }: Body) => (
  <MobileForm
    problem={view.fields.mobile}
    {...waitsFor(view, view.commands.submitMobile)}
    method={method}
    paid={{ bill: view.bill }}
    submit={<Trans>Send the code</Trans>}
    onSubmit={(mobile) => send({ type: "mobile.submit", mobile })}
  />
);

/** Saved accounts first, and a new one below them. */
function WithAccounts({ method, view, send, form, other }: Body & { form: ReactNode; other: ReactNode }) {
  const { t } = useLingui();
  const group = useId();
  const { saved } = method;
  const first = preferredAccount(saved, usePreferredAccount());
  const [picked, setChosen] = useState<string | null>(null);
  const chosen = picked ?? first?.id ?? "";
  if (saved.length === 0) return form;
  const account = saved.find(({ id }) => id === chosen);
  return (
    <>
      <RadioGroup
        label={t`Pay from`}
        name={group}
        value={chosen}
        onChange={setChosen}
        choices={[...saved.map(choiceOf), { value: "", label: other }]}
      />
      {account === undefined ? (
        form
      ) : (
        <PayBar bill={view.bill} isSaid>
          <PayButton
            {...waitsFor(view, view.commands.payFrom.includes(account.id))}
            onClick={() => send({ type: "account.submit", accountId: account.id })}
          >
            <PayWords view={view} />
          </PayButton>
        </PayBar>
      )}
    </>
  );
}

const choiceOf = (account: SavedAccount) => ({
  value: account.id,
  label: <AccountName account={account} />,
  disabled: !account.isVerified,
  ...(account.isVerified ? {} : { hint: <Trans>Not confirmed by its code yet</Trans> }),
});

/** Nothing to enter: what happens next, and the step to it. */
function Confirm({ method, view, send }: Body) {
  const { locale } = useFacts();
  const name = method.name[locale];
  const balance = view.options?.wallet?.balance ?? null;
  const pay = (words: ReactNode) => (
    <PayBar bill={view.bill}>
      <PayButton {...waitsFor(view, view.commands.submit)} onClick={() => send({ type: "payment.submit" })}>
        {words}
      </PayButton>
    </PayBar>
  );
  switch (method.flow) {
    case "balance":
      return (
        <>
          {balance !== null && (
            <p>
              <Trans>
                You have <Amount of={balance} />. The payment is taken from it immediately.
              </Trans>
            </p>
          )}
          {pay(<Trans>Pay from my balance</Trans>)}
        </>
      );
    case "voucher":
      return (
        <>
          <p>
            <Trans>
              You get a number to pay with at a shop, a bank or in its app. The booking is yours once it is paid.
            </Trans>
          </p>
          {pay(<Trans>Get the payment number</Trans>)}
        </>
      );
    case "redirect":
      return (
        <>
          <p>
            <Trans>You complete the payment on the {name} page, then return here.</Trans>
          </p>
          {pay(<Trans>Continue to {name}</Trans>)}
        </>
      );
    case "sdk":
      return (
        <>
          <p>
            <Trans>{name} opens and asks you to confirm. It may take up to 90 seconds.</Trans>
          </p>
          {pay(<PayWords view={view} />)}
        </>
      );
    default:
      return pay(<PayWords view={view} />);
  }
}

/** What is left cannot be paid so; what to do instead. */
function UnpayableBill({ view, send }: Body) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { closing, unpayable } = view;
  if (unpayable === "covered") {
    return (
      <Alert
        live
        title={t`Nothing is left to pay by this method`}
        action={
          closing !== null && (
            <Button kind="next" onClick={() => send({ type: "method.choose", code: closing.code })}>
              <Trans>Pay by {closing.name[locale]}</Trans>
            </Button>
          )
        }
      >
        <Trans>Your credits cover the booking. Complete it from your balance.</Trans>
      </Alert>
    );
  }
  return unpayable === "insufficient_funds" ? (
    <Alert tone="warning" live title={t`Your balance does not cover this`}>
      <Trans>Use your promo credits too, or choose another way to pay.</Trans>
    </Alert>
  ) : (
    <Alert tone="warning" live title={t`This method cannot take what is left`}>
      <Trans>Change your discounts, or choose another way to pay.</Trans>
    </Alert>
  );
}
