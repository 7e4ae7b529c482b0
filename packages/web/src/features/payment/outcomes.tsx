import { Trans, useLingui } from "@lingui/react/macro";
import { type PaymentView, type Product, products } from "@safar/engine";
import { Button, ButtonLink } from "@safar/ui/button";
import { CircleCheck, CircleX, ClockAlert, CreditCard, Undo2 } from "lucide-react";
import { paths } from "../../app/paths.ts";
import { Panel } from "./panel.tsx";
import * as css from "./payment.css.ts";
import type { PaymentSend } from "./payment-flow.ts";
import { declineWords, isSignInNeeded } from "./payment-words.ts";
import { productHome } from "./product-home.ts";
import { SignInOffer } from "./sign-in-offer.tsx";

type Props = { view: PaymentView; send: PaymentSend; product: Product };

const ToBookings = ({ kind }: { kind?: "quiet" }) => (
  <ButtonLink kind={kind} href={paths.bookings()}>
    <Trans>Go to My Bookings</Trans>
  </ButtonLink>
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
            <ToBookings />
            <ButtonLink kind="quiet" href={paths.home()}>
              <Trans>Go to Home</Trans>
            </ButtonLink>
          </>
        }
      >
        <p>
          <Trans>Your booking is fine and nothing was charged. The ways to pay for it need a refresh.</Trans>
        </p>
      </Panel>
    );
  }
  return (
    <Panel
      icon={CreditCard}
      tone="danger"
      title={<Trans>Failed to load payment methods.</Trans>}
      actions={
        <>
          {isHidden(view) && <SignInOffer kind="next" size="medium" onSignedIn={reload} />}
          <Button kind={isHidden(view) ? "secondary" : "next"} onClick={reload}>
            <Trans>Try Again?</Trans>
          </Button>
          <ButtonLink href={productHome(product)}>
            <Trans>Create New Booking</Trans>
          </ButtonLink>
        </>
      }
    >
      <p>
        {isHidden(view) ? (
          <Trans>
            This order belongs to an account. Sign in with the one that it was booked with. Nothing was charged.
          </Trans>
        ) : (
          <Trans>Your booking is as it was and nothing was charged.</Trans>
        )}
      </p>
    </Panel>
  );
}

/** The service said so of this attempt. */
export function Failed({ view, send }: Props) {
  const { t } = useLingui();
  return (
    <Panel
      icon={CircleX}
      tone="danger"
      title={<Trans>Payment failed</Trans>}
      actions={
        <>
          <Button kind="next" onClick={() => send({ type: "attempt.retry" })}>
            <Trans>Try again</Trans>
          </Button>
          <Button onClick={() => send({ type: "method.change" })}>
            <Trans>Change payment method</Trans>
          </Button>
          <ToBookings kind="quiet" />
        </>
      }
    >
      <p>
        <strong>
          <Trans>You have not been charged.</Trans>
        </strong>{" "}
        {view.decline !== null && t(declineWords[view.decline])}
      </p>
      <p>
        <Trans>It is usually one of these:</Trans>
      </p>
      <ul className={css.reasons}>
        <li>
          <Trans>the card details are not right</Trans>
        </li>
        <li>
          <Trans>the card or account does not hold enough</Trans>
        </li>
        <li>
          <Trans>the bank has a problem, or does not allow this payment</Trans>
        </li>
      </ul>
      <p>
        <Trans>Your booking waits for you until its time runs out.</Trans>
      </p>
    </Panel>
  );
}

export const Cancelled = ({ send }: Props) => (
  <Panel
    icon={Undo2}
    title={<Trans>The payment was cancelled</Trans>}
    actions={
      <>
        <Button kind="next" onClick={() => send({ type: "attempt.retry" })}>
          <Trans>Try again</Trans>
        </Button>
        <Button onClick={() => send({ type: "method.change" })}>
          <Trans>Change payment method</Trans>
        </Button>
        <ToBookings kind="quiet" />
      </>
    }
  >
    <p>
      <strong>
        <Trans>You have not been charged.</Trans>
      </strong>{" "}
      <Trans>Your booking waits for you until its time runs out.</Trans>
    </p>
  </Panel>
);

/** The time to pay is over. */
export const Expired = ({ view, send, product }: Props) => (
  <Panel
    icon={ClockAlert}
    tone="warning"
    title={<Trans>This booking has expired</Trans>}
    actions={
      <>
        <ButtonLink kind="next" href={productHome(product)}>
          <Trans>Create New Booking</Trans>
        </ButtonLink>
        {view.commands.reload && (
          <Button onClick={() => send({ type: "options.reload" })}>
            <Trans>Look again</Trans>
          </Button>
        )}
        <ToBookings kind="quiet" />
      </>
    }
  >
    <p>
      <Trans>
        The time to pay for it is over, so it cannot be paid any more. If money is taken after all, it comes back to you
        in full.
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
      <Panel icon={Undo2} title={<Trans>This booking was refunded</Trans>} actions={<ToBookings />}>
        <p>
          <Trans>It cannot be paid again. Your money is back, or on its way to you.</Trans>
        </p>
      </Panel>
    );
  }
  return (
    <Panel icon={Undo2} title={<Trans>You have left the payment</Trans>} actions={<ToBookings />}>
      <p>
        <Trans>Your booking is among your bookings, with how its payment stands.</Trans>
      </p>
    </Panel>
  );
};
