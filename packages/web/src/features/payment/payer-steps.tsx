import { Trans, useLingui } from "@lingui/react/macro";
import { editions, type Need, type PaymentView } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { Countdown } from "@safar/ui/countdown";
import { ExternalLink, Printer, ReceiptText, ScanFace } from "lucide-react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useSecondsUntil } from "../../engine/asking/use-seconds-until.ts";
import { formatMoment } from "../../i18n/format.ts";
import { Amount } from "../amounts/amount.tsx";
import { CopyButton } from "../shell/copy-button.tsx";
import { Panel } from "./panel.tsx";
import * as css from "./payment.css.ts";
import type { PaymentSend } from "./payment-flow.ts";

type Step<Type extends Need["type"]> = {
  view: PaymentView;
  need: Extract<Need, { readonly type: Type }>;
  send: PaymentSend;
};

const Abandon = ({ view, send }: { view: PaymentView; send: PaymentSend }) =>
  view.commands.abandon && (
    <Button kind="quiet" onClick={() => send({ type: "attempt.abandon" })}>
      <Trans>Pay another way</Trans>
    </Button>
  );

/** The payer goes to their bank, and comes back to this address. */
export const RedirectStep = ({ view, send }: { view: PaymentView; send: PaymentSend }) => (
  <Panel
    icon={ExternalLink}
    busy={view.busy}
    title={
      view.busy ? <Trans>Taking you to your bank…</Trans> : <Trans>Your bank asks you to confirm the payment</Trans>
    }
    actions={
      <>
        {view.commands.followRedirect && (
          <Button kind="next" onClick={() => send({ type: "redirect.follow" })}>
            <Trans>Continue to the bank</Trans>
          </Button>
        )}
        {view.commands.checkNow && (
          <Button onClick={() => send({ type: "inquiry.checkNow" })}>
            <Trans>I have confirmed it</Trans>
          </Button>
        )}
        <Abandon view={view} send={send} />
      </>
    }
  >
    <p>
      <Trans>We take you to your bank's page and then back here. Nothing is charged before that.</Trans>
    </p>
  </Panel>
);

/** A wallet app that opens over the page. The sandbox's stands in for those of phones, which only a phone can open. */
export function SdkStep({ view, need, send }: Step<"SDK">) {
  const { t } = useLingui();
  const seconds = useSecondsUntil(need.expiresAt) ?? 0;
  const isOurs = need.provider === "sandbox-pay";
  const answer = (result: string) => send({ type: "sdk.finished", result });
  return (
    <Panel icon={ScanFace} title={<Trans>Confirm the payment</Trans>}>
      {isOurs ? (
        <div className={css.sheet} role="group" aria-label={t`Sandbox wallet`}>
          <p className={css.note}>
            <Trans>Sandbox wallet: a stand-in for a wallet on your phone. No money moves.</Trans>
          </p>
          {view.bill !== null && (
            <p className={css.sheetAmount}>
              <Amount of={view.bill.price.total} />
            </p>
          )}
          <Countdown label={t`Confirm within`} seconds={seconds} />
          <Button kind="next" wide disabled={!view.commands.finishSdk} onClick={() => answer("approved")}>
            <Trans>Approve</Trans>
          </Button>
          <Button wide disabled={!view.commands.finishSdk} onClick={() => answer("declined")}>
            <Trans>Decline</Trans>
          </Button>
          <Button kind="quiet" wide disabled={!view.commands.finishSdk} onClick={() => answer("cancelled")}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      ) : (
        <Alert tone="warning" title={t`This device cannot open it`} action={<Abandon view={view} send={send} />}>
          <Trans>Nothing was charged. Pay another way, or open this page on the phone that has the wallet.</Trans>
        </Alert>
      )}
    </Panel>
  );
}

/** What to tell the cashier, where and until when. */
export function VoucherStep({ view, need: { slip }, send }: Step<"VOUCHER">) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const seconds = useSecondsUntil(slip.payBefore) ?? 0;
  return (
    <Panel
      icon={ReceiptText}
      busy={view.busy}
      title={<Trans>Pay with this number</Trans>}
      actions={
        <>
          <Button kind="next" busy={view.busy} onClick={() => send({ type: "inquiry.checkNow" })}>
            <Trans>I have paid</Trans>
          </Button>
          <Abandon view={view} send={send} />
        </>
      }
    >
      <div className={css.slip}>
        <div>
          <p className={css.note}>
            <Trans>Payment number</Trans>
          </p>
          <p className={css.slipNumber}>
            <bdi dir="ltr">{slip.number}</bdi>
          </p>
        </div>
        <dl className={css.slipFacts}>
          {view.bill !== null && (
            <div>
              <dt className={css.note}>
                <Trans>To pay</Trans>
              </dt>
              <dd className={css.factValue}>
                <Amount of={view.bill.price.total} />
              </dd>
            </div>
          )}
          <div>
            <dt className={css.note}>
              <Trans>Pay before</Trans>
            </dt>
            <dd className={css.factValue}>
              <time dateTime={new Date(slip.payBefore).toISOString()}>
                {formatMoment(slip.payBefore, locale, editions[edition].timeZone)}
              </time>
            </dd>
          </div>
          <div>
            <dt className={css.note}>
              <Trans>Order</Trans>
            </dt>
            <dd className={css.factValue}>
              <bdi dir="ltr">{view.reference}</bdi>
            </dd>
          </div>
        </dl>
        <div>
          <p className={css.note}>
            <Trans>Where you can pay</Trans>
          </p>
          <ul className={css.outlets}>
            {slip.outlets.map((outlet) => (
              <li key={outlet.en}>{outlet[locale]}</li>
            ))}
          </ul>
        </div>
        <div className={css.actions}>
          <CopyButton text={slip.number} copied={<Trans>Copied</Trans>}>
            <Trans>Copy the number</Trans>
          </CopyButton>
          <Button size="small" onClick={() => window.print()}>
            <Printer size={18} aria-hidden="true" />
            <Trans>Print</Trans>
          </Button>
        </div>
      </div>
      <Countdown label={t`Time left`} seconds={seconds} />
      <p>
        <Trans>
          You may close this page. Your booking is confirmed as soon as the payment reaches us, usually within minutes.
        </Trans>
      </p>
    </Panel>
  );
}
