import { Trans, useLingui } from "@lingui/react/macro";
import { activeIn, type WithdrawalListOutcome } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Banknote } from "lucide-react";
import { type ReactNode, useId } from "react";
import { paths } from "../../app/addresses/paths.ts";
import * as css from "./wallet.css.ts";
import { WalletFrame } from "./wallet-frame.tsx";
import { NotRead } from "./wallet-gate.tsx";
import { withdrawalsQuery } from "./wallet-queries.ts";
import { WithdrawalEntry } from "./withdrawal-entry.tsx";

type Listed = Extract<WithdrawalListOutcome, { type: "LISTED" }>["withdrawals"];

/** Every withdrawal that was ever asked for: first those under way, then those that are over. */
export function WithdrawalsPage() {
  const { t } = useLingui();
  const { data: outcome } = useSuspenseQuery(withdrawalsQuery);
  return (
    <WalletFrame title={t`Withdrawals`}>
      {outcome.type === "LISTED" ? <Lists withdrawals={outcome.withdrawals} /> : <NotRead outcome={outcome} />}
    </WalletFrame>
  );
}

function Lists({ withdrawals }: { withdrawals: Listed }) {
  const active = activeIn(withdrawals);
  const over = withdrawals.filter((one) => !active.includes(one));
  if (withdrawals.length === 0) {
    return (
      <EmptyState
        icon={Banknote}
        title={<Trans>No withdrawal requests</Trans>}
        action={
          <ButtonLink kind="next" href={paths.withdrawCash()}>
            <Trans>Withdraw cash</Trans>
          </ButtonLink>
        }
      >
        <Trans>When you send cash to your bank, you can follow it here.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      {active.length > 0 && <List title={<Trans>Under way</Trans>} withdrawals={active} />}
      {over.length > 0 && <List title={<Trans>Ended</Trans>} withdrawals={over} />}
      {active.length === 0 && (
        <div>
          <ButtonLink kind="next" href={paths.withdrawCash()}>
            <Trans>Withdraw cash</Trans>
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function List({ title, withdrawals }: { title: ReactNode; withdrawals: Listed }) {
  const id = useId();
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h2 id={id} className={css.panelTitle}>
        {title}
      </h2>
      <ul role="list" className={css.plainList}>
        {withdrawals.map((withdrawal) => (
          <WithdrawalEntry key={withdrawal.id} withdrawal={withdrawal} />
        ))}
      </ul>
    </section>
  );
}
