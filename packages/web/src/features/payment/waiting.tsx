import { Trans } from "@lingui/react/macro";
import { isVertical, type PaymentView, type Product } from "@safar/engine";
import { Button, ButtonLink } from "@safar/ui/button";
import { Hourglass, LifeBuoy, ShieldCheck } from "lucide-react";
import { paths } from "../../app/addresses/paths.ts";
import { Amount } from "../amounts/amount.tsx";
import { OwnBookings } from "./own-bookings.tsx";
import { Panel } from "./panel.tsx";
import type { PaymentSend } from "./payment-flow.ts";
import { Trouble } from "./trouble.tsx";

type Props = { view: PaymentView; send: PaymentSend };

const Reference = ({ view }: { view: PaymentView }) => (
  <p>
    <Trans>
      Order <bdi dir="ltr">{view.reference}</bdi>
    </Trans>
  </p>
);

/** What becomes of it while nobody knows yet, whoever stays and whoever goes. */
const Meanwhile = ({ product }: { product: Product }) => (
  <p>
    <Trans>You can leave this page: we write to you when the result is here.</Trans>{" "}
    {isVertical(product) && (
      <Trans>
        If the time to pay ends before your bank answers, either your booking is kept for you or all of your money goes
        back.
      </Trans>
    )}
  </p>
);

const SignedOut = ({ view, send }: Props) => (
  <Trouble trouble={view.problem} onSignedIn={() => send({ type: "inquiry.checkNow" })} />
);

/** The attempt is on its way to the service. */
export const Processing = ({ view }: Pick<Props, "view">) => (
  <Panel
    icon={ShieldCheck}
    busy
    title={
      view.bill === null ? (
        <Trans>Paying…</Trans>
      ) : (
        <Trans>
          Paying <Amount of={view.bill.price.total} />…
        </Trans>
      )
    }
  >
    <p role="status">
      {view.method?.flow === "sdk" ? (
        <Trans>Keep this page open. It may take up to 90 seconds.</Trans>
      ) : (
        <Trans>Keep this page open. It takes a few seconds, and you are never charged twice.</Trans>
      )}
    </p>
  </Panel>
);

/** Nobody knows yet, and it may be a matter of seconds. */
export const Waiting = ({ view, send, product }: Props & { product: Product }) => (
  <Panel
    icon={Hourglass}
    busy
    title={<Trans>We are checking your payment</Trans>}
    actions={
      view.commands.checkNow && (
        <Button onClick={() => send({ type: "inquiry.checkNow" })}>
          <Trans>Check again now</Trans>
        </Button>
      )
    }
  >
    <p role="status">
      <Trans>Do not pay again. The result appears on this page by itself.</Trans>
    </p>
    <Meanwhile product={product} />
    <SignedOut view={view} send={send} />
    <Reference view={view} />
  </Panel>
);

/** The seconds in which most payments settle are over. */
export const StillWaiting = ({ view, send, product }: Props & { product: Product }) => (
  <Panel
    icon={Hourglass}
    title={<Trans>Still waiting?</Trans>}
    actions={
      <>
        <Button kind="next" busy={!view.commands.checkNow} onClick={() => send({ type: "inquiry.checkNow" })}>
          <Trans>Refresh</Trans>
        </Button>
        <OwnBookings />
      </>
    }
  >
    <p role="status">
      <Trans>
        Your bank has not replied yet. We check every minute, and keep checking when you leave: your booking shows the
        result. Do not pay again.
      </Trans>
    </p>
    <Meanwhile product={product} />
    <SignedOut view={view} send={send} />
    <Reference view={view} />
  </Panel>
);

/** A person has to look at it. */
export const SupportNeeded = ({ view, send }: Props) => (
  <Panel
    icon={LifeBuoy}
    tone="warning"
    title={<Trans>Your bank does not answer</Trans>}
    actions={
      <>
        <ButtonLink kind="next" href={paths.contactUs()}>
          <Trans>Contact us</Trans>
        </ButtonLink>
        <Button busy={!view.commands.checkNow} onClick={() => send({ type: "inquiry.checkNow" })}>
          <Trans>Check again</Trans>
        </Button>
        <OwnBookings kind="quiet" />
      </>
    }
  >
    <p>
      <Trans>
        We do not know yet whether the payment went through. You are never charged twice: either the booking is
        confirmed, or you get your money back. Quote the order when you write to us.
      </Trans>
    </p>
    <SignedOut view={view} send={send} />
    <Reference view={view} />
  </Panel>
);
