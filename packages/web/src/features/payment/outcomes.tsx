import { Trans, useLingui } from "@lingui/react/macro";
import { isVertical, type PaymentView, type Product, products } from "@safar/engine";
import { Button, ButtonLink } from "@safar/ui/button";
import { CircleCheck, CircleX, ClockAlert, CreditCard, LogIn, Undo2 } from "lucide-react";
import { paths } from "../../app/addresses/paths.ts";
import { OwnBookings } from "./own-bookings.tsx";
import { Panel } from "./panel.tsx";
import * as css from "./payment.css.ts";
import type { PaymentSend } from "./payment-flow.ts";
import { declineWords, isSignInNeeded } from "./payment-words.ts";
import { productHome } from "./product-home.ts";
import { SignInOffer } from "./sign-in-offer.tsx";

type Props = { view: PaymentView; send: PaymentSend; product: Product };

/** Where what is paid for is found again. */
const ToOwn = ({ kind, product }: { kind?: "quiet"; product: Product }) =>
  isVertical(product) ? (
    <OwnBookings {...(kind && { kind })} />
  ) : (
    <ButtonLink kind={kind} href={paths.wallet()}>
      <Trans>Go to my wallet</Trans>
    </ButtonLink>
  );

const ToAnother = ({ kind, product }: { kind?: "next"; product: Product }) =>
  isVertical(product) ? (
    <ButtonLink kind={kind} href={productHome(product)}>
      <Trans>Create New Booking</Trans>
    </ButtonLink>
  ) : (
    <ButtonLink kind={kind} href={paths.addCash()}>
      <Trans>Add cash again</Trans>
    </ButtonLink>
  );

const StillWaiting = ({ product }: { product: Product }) =>
  isVertical(product) ? (
    <Trans>Your booking is held until its time runs out.</Trans>
  ) : (
    <Trans>You can try again until the time to pay runs out.</Trans>
  );

/** Somebody else's order is not there; whose it is may sign in. */
const isHidden = ({ problem }: PaymentView): boolean =>
  isSignInNeeded(problem) ||
  (problem?.type === "PROBLEM" && problem.problem.kind === "refused" && problem.problem.code === "not_found");

/** How the order can be paid could not be read. The booking itself is as it was. */
export function Unavailable({ view, send, product }: Props) {
  const reload = () => send({ type: "options.reload" });
  if (view.problem === null) {
    return (
      <Panel
        icon={CreditCard}
        tone="warning"
        title={<Trans>Payment Options Unavailable</Trans>}
        actions={
          <>
            <Button kind="next" onClick={reload}>
              <Trans>Try Again</Trans>
            </Button>
            <ToOwn product={product} />
            <ButtonLink kind="quiet" href={paths.home()}>
              <Trans>Go to Home</Trans>
            </ButtonLink>
          </>
        }
      >
        <p>
          {isVertical(product) ? (
            <Trans>Your booking is fine and nothing was charged. The payment options need a refresh.</Trans>
          ) : (
            <Trans>Nothing was charged. The payment options need a refresh.</Trans>
          )}
        </p>
      </Panel>
    );
  }
  return (
    <Panel
      icon={isHidden(view) ? LogIn : CreditCard}
      tone={isHidden(view) ? "warning" : "danger"}
      title={isHidden(view) ? <Trans>Sign in to pay</Trans> : <Trans>Failed to load payment methods.</Trans>}
      actions={
        <>
          {isHidden(view) ? (
            <SignInOffer kind="next" size="medium" onSignedIn={reload} />
          ) : (
            <Button kind="next" onClick={reload}>
              <Trans>Try Again?</Trans>
            </Button>
          )}
          <ToAnother product={product} />
        </>
      }
    >
      <p>
        {isHidden(view) ? (
          <Trans>
            This order belongs to an account. Sign in with the one it was booked with, and pay it here. Nothing was
            charged.
          </Trans>
        ) : (
          <Trans>Everything is as it was and nothing was charged.</Trans>
        )}
      </p>
    </Panel>
  );
}

/** The same again, by another way, or later. */
const AnotherTry = ({ send, product }: Pick<Props, "send" | "product">) => (
  <>
    <Button kind="next" onClick={() => send({ type: "attempt.retry" })}>
      <Trans>Try Again</Trans>
    </Button>
    <Button onClick={() => send({ type: "method.change" })}>
      <Trans>Change payment method</Trans>
    </Button>
    <ToOwn kind="quiet" product={product} />
  </>
);

/** The service said so of this attempt. */
export function Failed({ view, send, product }: Props) {
  const { t } = useLingui();
  // A reason that was told leaves nothing to guess.
  const isGuessed = view.decline === null || view.decline === "unknown" || view.decline === "payment_declined";
  return (
    <Panel
      icon={CircleX}
      tone="danger"
      title={<Trans>Payment failed</Trans>}
      actions={<AnotherTry send={send} product={product} />}
    >
      <p>
        <strong>
          <Trans>You have not been charged.</Trans>
        </strong>{" "}
        {view.decline !== null && t(declineWords[view.decline])}
      </p>
      {isGuessed && (
        <>
          <p>
            <Trans>It is usually one of these:</Trans>
          </p>
          <ul className={css.reasons}>
            <li>
              <Trans>wrong card details</Trans>
            </li>
            <li>
              <Trans>insufficient funds on the card or account</Trans>
            </li>
            <li>
              <Trans>the bank has a problem, or does not allow this payment</Trans>
            </li>
          </ul>
        </>
      )}
      <p>
        <StillWaiting product={product} />
      </p>
    </Panel>
  );
}

export const Cancelled = ({ send, product }: Props) => (
  <Panel
    icon={Undo2}
    title={<Trans>The payment was cancelled</Trans>}
    actions={<AnotherTry send={send} product={product} />}
  >
    <p>
      <strong>
        <Trans>You have not been charged.</Trans>
      </strong>{" "}
      <StillWaiting product={product} />
    </p>
  </Panel>
);

/** The time to pay is over. */
export const Expired = ({ view, send, product }: Props) => (
  <Panel
    icon={ClockAlert}
    tone="warning"
    title={isVertical(product) ? <Trans>This booking has expired</Trans> : <Trans>The time to pay has run out</Trans>}
    actions={
      <>
        <ToAnother kind="next" product={product} />
        {view.commands.reload && (
          <Button onClick={() => send({ type: "options.reload" })}>
            <Trans>Check again</Trans>
          </Button>
        )}
        <ToOwn kind="quiet" product={product} />
      </>
    }
  >
    <p>
      <Trans>
        The time to pay has run out, so it can no longer be paid. If you are charged anyway, we refund it in full.
      </Trans>
    </p>
  </Panel>
);

/** The order is paid, or its money is on the way back. */
export const Ended = ({ view, product }: Pick<Props, "view" | "product">) => {
  const { end } = view;
  if (end?.type === "RECEIVED") {
    return (
      <Panel
        icon={CircleCheck}
        tone="success"
        title={<Trans>Payment received</Trans>}
        actions={
          <ButtonLink kind="next" href={paths.confirmation(products[product].serviceType, end.booking)}>
            <Trans>See your confirmation</Trans>
          </ButtonLink>
        }
      >
        <p>
          <Trans>Your ticket is being processed. It is sent to your inbox and by WhatsApp.</Trans>
        </p>
      </Panel>
    );
  }
  if (end?.type === "REFUNDED") {
    return (
      <Panel
        icon={Undo2}
        title={
          isVertical(product) ? <Trans>This booking was refunded</Trans> : <Trans>This payment was refunded</Trans>
        }
        actions={<ToOwn product={product} />}
      >
        <p>
          <Trans>It cannot be paid again. Your money is back, or on its way to you.</Trans>
        </p>
      </Panel>
    );
  }
  return (
    <Panel icon={Undo2} title={<Trans>You have left the payment</Trans>} actions={<ToOwn product={product} />}>
      <p>
        <Trans>Your order is unchanged, and shows its payment status.</Trans>
      </p>
    </Panel>
  );
};
