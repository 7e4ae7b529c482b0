import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  activeIn,
  editions,
  spendableCredits,
  sumsByCurrency,
  type TransactionsOutcome,
  type Wallet,
  type WithdrawalListOutcome,
} from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { Icon, type LucideIcon } from "@safar/ui/icon";
import { Lattice } from "@safar/ui/lattice";
import { Spread } from "@safar/ui/layout";
import { Link } from "@safar/ui/link";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Banknote, Gift, Landmark, Plus, Sparkles } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatDay } from "../../i18n/format.ts";
import { Amount } from "../amounts/amount.tsx";
import { AccountPlace } from "../shell/account-place.tsx";
import { TransactionTable } from "./transaction-table.tsx";
import * as css from "./wallet.css.ts";
import { NotRead } from "./wallet-gate.tsx";
import { transactionsQuery, walletQuery, withdrawalsQuery } from "./wallet-queries.ts";
import { WithdrawalEntry } from "./withdrawal-entry.tsx";

/** As many movements as the home shows. */
const recentCount = 6;

/** What a person holds, what moved lately, and the ways to add and to take out. */
export function WalletPage() {
  const { data: home } = useSuspenseQuery(walletQuery);
  return (
    <AccountPlace width="wide">
      <div className={css.page}>
        <h1>
          <Trans>My Wallet</Trans>
        </h1>
        {home.type === "WALLET" ? <Holdings wallet={home.wallet} /> : <NotRead outcome={home} />}
      </div>
    </AccountPlace>
  );
}

function Holdings({ wallet }: { wallet: Wallet }) {
  const { data: transactions } = useSuspenseQuery(transactionsQuery(1, { shown: "all" }));
  const { data: withdrawals } = useSuspenseQuery(withdrawalsQuery);
  return (
    <>
      <Balance wallet={wallet} />
      <div className={css.home}>
        <div className={css.column}>
          <UnderWay outcome={withdrawals} />
          <Recent outcome={transactions} />
        </div>
        <div className={css.column}>
          <Credits wallet={wallet} />
          <Points wallet={wallet} />
          <Accounts />
        </div>
      </div>
    </>
  );
}

function Balance({ wallet: { balance, limits } }: { wallet: Wallet }) {
  const { daily = null, dailyLeft = null } = limits ?? {};
  const id = useId();
  return (
    <section className={css.balance} aria-labelledby={id}>
      <Lattice fade="end" />
      <div className={css.balanceWords}>
        <h2 id={id} className={css.balanceTitle}>
          <Trans>Cash balance</Trans>
        </h2>
        <p className={css.balanceAmount}>
          <Amount of={balance} />
        </p>
        <p className={css.balanceNote}>
          <Trans>Kept in {balance.currency}</Trans>
        </p>
        {dailyLeft && daily && (
          <p className={css.balanceNote}>
            <Trans>
              Daily withdrawal limit: <Amount of={daily} />. Left today: <Amount of={dailyLeft} />.
            </Trans>
          </p>
        )}
      </div>
      <div className={css.balanceActions}>
        <ButtonLink kind="next" href={paths.addCash()}>
          <Icon of={Plus} size={18} />
          <Trans>Add cash</Trans>
        </ButtonLink>
        <ButtonLink href={paths.withdrawCash()}>
          <Icon of={Banknote} size={18} />
          <Trans>Withdraw cash</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}

function Holding({ icon, title, children }: { icon: LucideIcon; title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.holding} aria-labelledby={id}>
      <div className={css.holdingHead}>
        <span className={css.mark}>
          <Icon of={icon} />
        </span>
        <h2 id={id} className={css.panelTitle}>
          {title}
        </h2>
      </div>
      {children}
    </section>
  );
}

function Credits({ wallet: { balance, promoCredits } }: { wallet: Wallet }) {
  const { locale, edition } = useFacts();
  const { timeZone } = editions[edition];
  // The service lists those that still count; which of them has just ended is for its next answer.
  const lots = spendableCredits(promoCredits, 0);
  const sums = sumsByCurrency(lots.map(({ amount }) => amount));
  const shown = sums.length > 0 ? sums : [{ minor: 0, currency: balance.currency }];
  return (
    <Holding icon={Gift} title={<Trans>Promo credits</Trans>}>
      {shown.map((sum) => (
        <p key={sum.currency} className={css.holdingAmount}>
          <Amount of={sum} />
        </p>
      ))}
      <p className={css.small}>
        <Trans>They are used for bookings before your balance, and cannot be withdrawn.</Trans>
      </p>
      {lots.length > 0 && (
        <ul role="list" className={css.plainList}>
          {lots.map(({ amount, expiresAt }) => (
            <li key={`${expiresAt}-${amount.currency}-${amount.minor}`} className={css.lot}>
              <Amount of={amount} />
              <span className={css.small}>
                <Trans>
                  until{" "}
                  <time dateTime={new Date(expiresAt).toISOString()}>{formatDay(expiresAt, locale, timeZone)}</time>
                </Trans>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Holding>
  );
}

function Points({ wallet: { points } }: { wallet: Wallet }) {
  return (
    <Holding icon={Sparkles} title={<Trans>Points</Trans>}>
      <p className={css.holdingAmount}>
        <Plural value={points.count} one="# point" other="# points" />
      </p>
      <p className={css.small}>
        <Trans>
          Worth <Amount of={points.worth} />
        </Trans>
      </p>
      <div>
        <ButtonLink size="small" href={paths.redeemPoints()}>
          <Trans>Redeem points</Trans>
        </ButtonLink>
      </div>
    </Holding>
  );
}

const Accounts = () => (
  <Holding icon={Landmark} title={<Trans>Saved accounts</Trans>}>
    <p className={css.small}>
      <Trans>Bank accounts, cards and mobile wallets that you have saved.</Trans>
    </p>
    <div>
      <ButtonLink size="small" href={paths.walletAccounts()}>
        <Trans>See your accounts</Trans>
      </ButtonLink>
    </div>
  </Holding>
);

/** Withdrawals that have not come to their end. */
function UnderWay({ outcome }: { outcome: WithdrawalListOutcome }) {
  const id = useId();
  const active = outcome.type === "LISTED" ? activeIn(outcome.withdrawals) : [];
  if (active.length === 0) return null;
  return (
    <section className={css.panel} aria-labelledby={id}>
      <Spread>
        <h2 id={id} className={css.panelTitle}>
          <Trans>Withdrawals under way</Trans>
        </h2>
        <Link kind="alone" href={paths.walletWithdrawals()}>
          <Trans>All withdrawals</Trans>
        </Link>
      </Spread>
      <ul role="list" className={css.plainList}>
        {active.map((withdrawal) => (
          <WithdrawalEntry key={withdrawal.id} withdrawal={withdrawal} />
        ))}
      </ul>
    </section>
  );
}

function Recent({ outcome }: { outcome: TransactionsOutcome }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section className={css.panel} aria-labelledby={id}>
      <Spread>
        <h2 id={id} className={css.panelTitle}>
          <Trans>Recent transactions</Trans>
        </h2>
        <Link kind="alone" href={paths.walletTransactions()}>
          <Trans>All transactions</Trans>
        </Link>
      </Spread>
      {outcome.type !== "PAGE" ? (
        <NotRead outcome={outcome} />
      ) : outcome.transactions.length === 0 ? (
        <p className={css.small}>
          <Trans>Everything you add, spend, get back or withdraw appears here.</Trans>
        </p>
      ) : (
        <TransactionTable label={t`Recent transactions`} transactions={outcome.transactions.slice(0, recentCount)} />
      )}
    </section>
  );
}
