import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { bookingUuid, connectPayment, editions, type OrderRefId, paymentActors, paymentMachine } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Breadcrumbs } from "@safar/ui/breadcrumbs";
import { ButtonLink } from "@safar/ui/button";
import { Container } from "@safar/ui/layout";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { useLostFocus } from "../../app/hooks/use-lost-focus.ts";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { createKeptFlow, useKeptFlow, useOutcome } from "../../engine/flows/kept-flow.ts";
import { createPaymentPorts } from "../../engine/services/payment.ports.ts";
import { Amount } from "../amounts/amount.tsx";
import { PaymentScreen } from "../payment/payment-screen.tsx";
import { keepFlowsBy } from "./keep-flows-by.ts";
import * as css from "./wallet.css.ts";
import { NotRead } from "./wallet-gate.tsx";
import { walletKey, walletQuery } from "./wallet-queries.ts";
import { Fact } from "./withdrawal-facts.tsx";

const machine = paymentMachine.provide({
  actors: paymentActors(createPaymentPorts({ keepFlow: async (order) => paymentOf(order).isKept() })),
});

const paymentOf = keepFlowsBy((order) =>
  createKeptFlow({
    name: `wallet-payment:${order}`,
    machine,
    schema: 1,
    onRestored: (actor) => actor.send({ type: "RESUME", now: serverClock.now() }),
  }),
);

/** Paying for the cash that is to be added. */
export function WalletPaymentPage({ order, origins }: { order: OrderRefId; origins: readonly string[] }) {
  const { t } = useLingui();
  const { data: home } = useSuspenseQuery(walletQuery);
  return (
    <Container>
      <div className={css.page}>
        <Breadcrumbs
          label={t`You are here`}
          trail={[
            { href: paths.wallet(), label: t`My Wallet` },
            { href: paths.addCash(), label: t`Add cash` },
          ]}
          here={t`Pay for your top-up`}
        />
        {home.type === "WALLET" ? <Paying order={order} origins={origins} /> : <NotRead outcome={home} />}
      </div>
    </Container>
  );
}

function Paying({ order, origins }: { order: OrderRefId; origins: readonly string[] }) {
  const { dialCode } = editions[useFacts().edition];
  const router = useRouter();
  const queryClient = useQueryClient();
  const [isReceived, setReceived] = useState(false);
  const [flow] = useState(() => paymentOf(order));
  const { actor } = useKeptFlow(flow, {
    // A top-up has no page of a booking: what it comes to is seen in the wallet.
    input: { order, booking: bookingUuid(order), dialCode, allowedOrigins: origins },
  });
  useOutcome(actor, (outcome) => {
    void queryClient.invalidateQueries({ queryKey: walletKey });
    if (outcome.type === "RECEIVED") setReceived(true);
    else void router.navigate({ href: paths.wallet() });
  });
  const due = useSelector(actor, (snapshot) => connectPayment(snapshot).options?.due ?? null);
  if (isReceived) return <Received />;
  return (
    <PaymentScreen
      actor={actor}
      product="wallet"
      base={msg`Added to your wallet`}
      summary={
        <TopUpSummary>
          {due && (
            <Fact name={<Trans>Amount</Trans>}>
              <Amount of={due} />
            </Fact>
          )}
          <Fact name={<Trans>Reference</Trans>}>
            <bdi dir="ltr">{order}</bdi>
          </Fact>
        </TopUpSummary>
      }
    />
  );
}

const TopUpSummary = ({ children }: { children: ReactNode }) => (
  <section className={css.panel}>
    <h2 className={css.panelTitle}>
      <Trans>Cash for your wallet</Trans>
    </h2>
    <dl className={css.facts}>{children}</dl>
  </section>
);

function Received() {
  const { t } = useLingui();
  const ref = useLostFocus<HTMLDivElement>();
  return (
    <div ref={ref} tabIndex={-1} className={css.panel}>
      <h1>
        <Trans>Payment received</Trans>
      </h1>
      <Alert tone="success" live title={t`Your cash is added`}>
        <Trans>It is in your wallet, or will be within a minute.</Trans>
      </Alert>
      <div className={css.actions}>
        <ButtonLink kind="next" href={paths.wallet()}>
          <Trans>Back to my wallet</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
