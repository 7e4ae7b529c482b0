import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Transaction, TransactionsOutcome } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Pagination } from "@safar/ui/pagination";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import { useState } from "react";
import { paths } from "../../app/addresses/paths.ts";
import type { TransactionsShown } from "../../server/wallet/shown-transactions.ts";
import { Amount } from "../amounts/amount.tsx";
import { StatementActions } from "./statement-actions.tsx";
import { TransactionTable } from "./transaction-table.tsx";
import { type TransactionsSearch, transactionsShown } from "./transactions-search.ts";
import * as css from "./wallet.css.ts";
import { WalletFrame } from "./wallet-frame.tsx";
import { NotRead } from "./wallet-gate.tsx";
import { transactionsQuery, walletQuery } from "./wallet-queries.ts";

const shownWords: Readonly<Record<TransactionsShown, MessageDescriptor>> = {
  all: msg`All`,
  in: msg`Money in`,
  out: msg`Money out`,
  topup: msg`Cash added`,
  spend: msg`Payments`,
  refund: msg`Refunds`,
  cashback: msg`Cashback`,
  withdraw: msg`Withdrawals`,
  redeem: msg`Points redeemed`,
  adjust: msg`Adjustments`,
};

const pathOf = (shown: TransactionsShown, page = 1): string =>
  paths.walletTransactions(page, shown === "all" ? undefined : shown);

/** Every movement of the wallet, newest first. The choices and the pages are links, so that they can be kept and shared. */
export function TransactionsPage({ show = "all", page = 1 }: TransactionsSearch) {
  const { t } = useLingui();
  const { data: outcome } = useSuspenseQuery(transactionsQuery(page, show));
  const { data: home } = useSuspenseQuery(walletQuery);
  return (
    <WalletFrame
      width="wide"
      title={t`Transactions`}
      intro={
        home.type === "WALLET" ? (
          <Trans>
            Your balance is <Amount of={home.wallet.balance} />.
          </Trans>
        ) : undefined
      }
    >
      <nav aria-label={t`Transactions shown`} className={css.unprinted}>
        <ul role="list" className={css.filters}>
          {transactionsShown.map((shown) => (
            <li key={shown}>
              <Anchor className={css.filter} href={pathOf(shown)} aria-current={shown === show ? "true" : undefined}>
                {t(shownWords[shown])}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      {/* Another choice or page begins anew. */}
      <Movements key={`${show} ${page}`} outcome={outcome} shown={show} />
    </WalletFrame>
  );
}

function Movements({ outcome, shown }: { outcome: TransactionsOutcome; shown: TransactionsShown }) {
  const { t } = useLingui();
  const [whole, setWhole] = useState<readonly Transaction[] | null>(null);
  if (outcome.type !== "PAGE") return <NotRead outcome={outcome} />;
  const { transactions, page, lastPage } = outcome;
  if (transactions.length === 0) return <NoMovements shown={shown} />;
  return (
    <>
      <StatementActions shown={shown} onWhole={setWhole} />
      <div className={css.panel}>
        <TransactionTable transactions={whole ?? transactions} label={t(shownWords[shown])} />
      </div>
      {whole === null && (
        <Pagination
          label={t`Pages of transactions`}
          previous={t`Newer transactions`}
          next={t`Older transactions`}
          page={page}
          pages={lastPage}
          hrefOf={(number) => pathOf(shown, number)}
          nameOf={(number) => t`Page ${number}`}
        />
      )}
    </>
  );
}

const NoMovements = ({ shown }: { shown: TransactionsShown }) =>
  shown === "all" ? (
    <EmptyState
      icon={ReceiptText}
      title={<Trans>No transactions yet</Trans>}
      action={
        <ButtonLink kind="next" href={paths.addCash()}>
          <Trans>Add cash</Trans>
        </ButtonLink>
      }
    >
      <Trans>Everything you add, spend, get back or withdraw appears here.</Trans>
    </EmptyState>
  ) : (
    <EmptyState
      icon={ReceiptText}
      title={<Trans>No Record Found</Trans>}
      action={
        <ButtonLink href={pathOf("all")}>
          <Trans>Show all transactions</Trans>
        </ButtonLink>
      }
    >
      <Trans>There are no transactions of this kind.</Trans>
    </EmptyState>
  );
