import type { MessageDescriptor } from "@lingui/core";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { isVertical, type PaymentView, type Product, type QuotedPrice } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { Countdown } from "@safar/ui/countdown";
import { VisuallyHidden } from "@safar/ui/layout";
import { Skeleton } from "@safar/ui/skeleton";
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useSecondsUntil } from "../../engine/asking/use-seconds-until.ts";
import { useHoldReload } from "../../engine/flows/use-hold-reload.ts";
import { useArrived } from "../checkout/frame/use-arrived.ts";
import { BillLines } from "./bill-lines.tsx";
import { TypedCard } from "./card-form.tsx";
import { DeductionChoices } from "./deductions.tsx";
import { firstMethod, MethodList } from "./method-list.tsx";
import { Cancelled, Ended, Expired, Failed, Unavailable } from "./outcomes.tsx";
import { PaidBooking } from "./own-bookings.tsx";
import { UnderWay } from "./panel.tsx";
import { RedirectStep, SdkStep, VoucherStep } from "./payer-steps.tsx";
import * as css from "./payment.css.ts";
import { PaymentCode } from "./payment-code.tsx";
import { isUnbilled, type PaymentActor, type PaymentSend } from "./payment-flow.ts";
import { Trouble } from "./trouble.tsx";
import { useOnline } from "./use-online.ts";
import { usePayment } from "./use-payment.ts";
import { Processing, StillWaiting, SupportNeeded, Waiting } from "./waiting.tsx";

type Props = { view: PaymentView; send: PaymentSend; product: Product };

/** Paying for one order, whatever it is for: `summary` says what, `product` names it. The actor is any running `paymentMachine`. */
export function PaymentScreen({
  actor,
  product,
  summary,
  steps,
  quoted,
  base,
  own = null,
  notice,
}: {
  actor: PaymentActor;
  product: Product;
  summary: ReactNode;
  /** Where one is on the way that leads here; left out where none does. */
  steps?: ReactNode;
  /** The price that was said on the way here. */
  quoted?: QuotedPrice | undefined;
  /** What the base of the price is of, as every step before called it; a fare where nothing is said. */
  base?: MessageDescriptor;
  /** The address of the booking, where it has one. */
  own?: string | null;
  /** What has to be said above all else. */
  notice?: ReactNode;
}) {
  useHoldReload("payment");
  const view = usePayment(actor);
  const [typedCard] = useState(() => new Map());
  const hasBegun = useRef(false);
  const isUnderWay = useCallback(() => hasBegun.current, []);
  const heading = useArrived<HTMLHeadingElement>("payment");
  const isLoading = view.screen === "loading";
  useEffect(() => {
    // After what is shown first has come up: its own effects run before this one.
    if (!isLoading) hasBegun.current = true;
  }, [isLoading]);
  const all = { view, product, send: actor.send };
  return (
    <UnderWay value={isUnderWay}>
      <div className={css.page}>
        {steps !== undefined && <div className={css.way}>{steps}</div>}
        <div className={css.head}>
          <h1 ref={heading} tabIndex={-1}>
            <Trans>Payment</Trans>
          </h1>
          {view.deadline !== null && view.end === null && view.screen !== "expired" && (
            <Deadline deadline={view.deadline} product={product} />
          )}
        </div>
        <noscript>
          <Alert tone="warning" title={<Trans>JavaScript is switched off</Trans>}>
            <Trans>Paying needs JavaScript. Switch it on for this site and reload the page.</Trans>
          </Alert>
        </noscript>
        {notice}
        <div className={css.columns}>
          <div className={css.work}>
            <PaidBooking value={own}>
              <TypedCard value={typedCard}>
                <Work {...all} />
              </TypedCard>
            </PaidBooking>
          </div>
          <aside className={css.aside}>
            {summary}
            <Sum {...all} base={base} quoted={quoted} />
          </aside>
        </div>
      </div>
    </UnderWay>
  );
}

/** How long there is to pay, with its last minutes said aloud. */
function Deadline({ deadline, product }: { deadline: number; product: Product }) {
  const { t } = useLingui();
  const seconds = useSecondsUntil(deadline) ?? 0;
  const isNear = seconds > 0 && seconds <= 300;
  return (
    <div>
      <Countdown label={isVertical(product) ? t`Booking expires in` : t`Time left to pay`} seconds={seconds} />
      <div role="status">
        <VisuallyHidden>
          {isNear && (seconds > 60 ? t`Less than five minutes are left to pay` : t`Less than a minute is left to pay`)}
        </VisuallyHidden>
      </div>
    </div>
  );
}

/** More time, once, where the seller holds the order longer. */
function MoreTime({ view, send }: Omit<Props, "product">) {
  const note = useRef<HTMLParagraphElement>(null);
  const [isAsked, setAsked] = useState(false);
  const renewalMs = view.options?.renewalMs ?? null;
  const isRenewed = isAsked && renewalMs === null;
  useEffect(() => {
    // The button is gone: whoever pressed it stands where it says what it did.
    if (isRenewed) note.current?.focus();
  }, [isRenewed]);
  const ask = () => {
    setAsked(true);
    send({ type: "hold.renew" });
  };
  if (isRenewed) {
    return (
      <p ref={note} tabIndex={-1} className={css.moreTime}>
        <Trans>You have more time to pay now. It cannot be extended again.</Trans>
      </p>
    );
  }
  const minutes = Math.round((renewalMs ?? 0) / 60_000);
  return renewalMs === null ? null : (
    <p className={css.moreTime}>
      <Trans>Not enough time to pay?</Trans>
      <Button size="small" busy={isAsked && view.busy} onClick={ask}>
        <Plural value={minutes} one="# more minute" other="# more minutes" />
      </Button>
    </p>
  );
}

const payable: ReadonlySet<PaymentView["screen"]> = new Set(["methods", "card", "mobile", "balance", "confirm"]);

function Work(props: Props) {
  const { view, send } = props;
  useOnline(view, send);
  const [wasOpen, setOpen] = useState(false);
  const isProcessing = view.screen === "processing";
  // What is read anew, after some news of the order or once somebody has signed in, takes nothing from what is typed.
  const isOpen = payable.has(view.screen) || isProcessing || (wasOpen && view.screen === "loading");
  if (isOpen !== wasOpen) setOpen(isOpen);
  if (isOpen) {
    return (
      <>
        {isProcessing && <Processing view={view} />}
        {/* What is typed stays where it is until the service has answered. */}
        <div className={isProcessing ? undefined : css.work} hidden={isProcessing}>
          <Payable view={view} send={send} />
        </div>
      </>
    );
  }
  return <Step {...props} />;
}

/** Most pay by what stands first: it is open when somebody comes, before the page is seen, and everything else is one press away. */
const useFirstMethod = ({ view, send }: Omit<Props, "product">): void => {
  const isOpen = view.method !== null;
  const first = firstMethod(view.options?.methods ?? [])?.code;
  const canChoose = view.commands.chooseMethod;
  useLayoutEffect(() => {
    if (!isOpen && canChoose && first !== undefined) send({ type: "method.choose", code: first });
  }, [isOpen, canChoose, first, send]);
};

function Payable({ view, send }: Omit<Props, "product">) {
  useFirstMethod({ view, send });
  return (
    <>
      {/* What is wrong with a way to pay stands with it. */}
      {view.method === null && <Trouble trouble={view.problem} onSignedIn={() => send({ type: "options.reload" })} />}
      <MethodList view={view} send={send} />
      <MoreTime view={view} send={send} />
    </>
  );
}

/** What goes on, or has to be done, one at a time. */
function Step(props: Props) {
  const { view, send } = props;
  const { need } = view;
  switch (view.screen) {
    case "loading":
      return <Loading />;
    case "unavailable":
      return <Unavailable {...props} />;
    case "code":
      return view.code === null ? <Processing view={view} /> : <PaymentCode view={view} code={view.code} send={send} />;
    case "redirect":
      return <RedirectStep view={view} send={send} />;
    case "sdk":
      return need?.type === "SDK" ? <SdkStep view={view} need={need} send={send} /> : <Processing view={view} />;
    case "voucher":
      return need?.type === "VOUCHER" ? (
        <VoucherStep view={view} need={need} send={send} />
      ) : (
        <Processing view={view} />
      );
    case "stillWaiting":
      return <StillWaiting {...props} />;
    case "failed":
      return <Failed {...props} />;
    case "cancelled":
      return <Cancelled {...props} />;
    case "support":
      return <SupportNeeded view={view} send={send} />;
    case "expired":
      return <Expired {...props} />;
    case "done":
      return <Ended {...props} />;
    default:
      return <Waiting {...props} />;
  }
}

const Loading = () => (
  <div className={css.coming} aria-busy="true">
    <p role="status">
      <Trans>Loading payment methods…</Trans>
    </p>
    <Skeleton kind="box" />
    <Skeleton kind="box" />
    <Skeleton kind="box" />
  </div>
);

/** What is paid, line by line, and what may be taken off. */
function Sum({
  view,
  send,
  product,
  base,
  quoted,
}: Props & { base: MessageDescriptor | undefined; quoted: QuotedPrice | undefined }) {
  if (view.options === null) return null;
  // Nothing is taken off what fills the wallet: no voucher counts for it, and it is not filled from itself.
  const canTakeOff = payable.has(view.screen) && product !== "wallet";
  const isBilling =
    view.method !== null && payable.has(view.screen) && !view.commands.changeDeductions && !isUnbilled(view);
  return (
    <section className={css.box}>
      <h2 className={css.boxTitle}>
        <Trans>Price</Trans>
      </h2>
      <BillLines bill={view.bill} quoted={quoted} base={base} due={view.options.due} busy={isBilling} />
      {canTakeOff && <DeductionChoices view={view} send={send} />}
    </section>
  );
}
