import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Transaction, TransactionsOutcome } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Button, ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Pagination } from "@safar/ui/pagination";
import { SearchField } from "@safar/ui/search-field";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { ReceiptText } from "lucide-react";
import { type ReactNode, useState } from "react";
import { usePagePath } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import type { TransactionsPeriod, TransactionsShown } from "../../server/wallet/shown-transactions.ts";
import { textIn } from "../account/form-data.ts";
import { Amount } from "../amounts/amount.tsx";
import { StatementActions } from "./statement-actions.tsx";
import { TransactionTable } from "./transaction-table.tsx";
import { askedIn, type TransactionsSearch, transactionsPeriods, transactionsShown } from "./transactions-search.ts";
import * as css from "./wallet.css.ts";
import { WalletFrame } from "./wallet-frame.tsx";
import { NotRead } from "./wallet-gate.tsx";
import { transactionsQuery, walletQuery } from "./wallet-queries.ts";
import { Fact } from "./withdrawal-facts.tsx";

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

const periodWords: Readonly<Record<TransactionsPeriod, MessageDescriptor>> = {
  month: msg`This month`,
  quarter: msg`Last 3 months`,
  year: msg`Last 12 months`,
};

const pathOf = ({ show, period, q, page }: TransactionsSearch): string =>
  paths.walletTransactions(page, show === "all" ? undefined : show, period, q);

/** Every movement of the wallet, newest first. The choices and the pages are links, so that they can be kept and shared. */
export function TransactionsPage(search: TransactionsSearch) {
  const { show = "all", period, q, page = 1 } = search;
  const { t } = useLingui();
  const { data: outcome } = useSuspenseQuery(transactionsQuery(page, askedIn(search)));
  const { data: home } = useSuspenseQuery(walletQuery);
  const first = { ...search, page: 1 };
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
      <div className={css.choosing}>
        <Choices label={t`Transactions shown`}>
          {transactionsShown.map((shown) => (
            <Choice key={shown} href={pathOf({ ...first, show: shown })} isChosen={shown === show}>
              {t(shownWords[shown])}
            </Choice>
          ))}
        </Choices>
        <Choices label={t`Period`}>
          <Choice href={pathOf({ ...first, period: undefined })} isChosen={period === undefined}>
            <Trans>All time</Trans>
          </Choice>
          {transactionsPeriods.map((one) => (
            <Choice key={one} href={pathOf({ ...first, period: one })} isChosen={one === period}>
              {t(periodWords[one])}
            </Choice>
          ))}
        </Choices>
        <Finding key={q} search={search} />
      </div>
      {/* Another choice or page begins anew. */}
      <Movements key={pathOf(search)} outcome={outcome} search={search} />
    </WalletFrame>
  );
}

const Choices = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label}>
    <ul role="list" className={css.filters}>
      {children}
    </ul>
  </nav>
);

const Choice = ({ href, isChosen, children }: { href: string; isChosen: boolean; children: ReactNode }) => (
  <li>
    <Anchor className={css.filter} href={href} aria-current={isChosen ? "true" : undefined}>
      {children}
    </Anchor>
  </li>
);

/** By words or by reference; a form of the address, which works before the page comes alive too. */
function Finding({ search }: { search: TransactionsSearch }) {
  const { t } = useLingui();
  const router = useRouter();
  const action = usePagePath();
  const { show, period, q } = search;
  return (
    <form
      role="search"
      className={css.finding}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = textIn(new FormData(event.currentTarget), "q").trim() || undefined;
        void router.navigate({ href: pathOf({ ...search, q: typed, page: 1 }) });
      }}
    >
      {show && <input type="hidden" name="show" value={show} />}
      {period && <input type="hidden" name="period" value={period} />}
      <div className={css.findingField}>
        <SearchField label={t`Search by words or reference`} name="q" maxLength={60} dir="auto" defaultValue={q} />
      </div>
      <Button type="submit">
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}

function Movements({ outcome, search }: { outcome: TransactionsOutcome; search: TransactionsSearch }) {
  const { t } = useLingui();
  const [whole, setWhole] = useState<readonly Transaction[] | null>(null);
  if (outcome.type !== "PAGE") return <NotRead outcome={outcome} />;
  const { transactions, page, lastPage, isCut = false, sums } = outcome;
  const asked = askedIn(search);
  if (transactions.length === 0) return <NoMovements isAll={pathOf({ ...search, page: 1 }) === pathOf({})} />;
  return (
    <>
      <StatementActions of={asked} onWhole={setWhole} />
      {sums && (
        <dl className={css.sums}>
          <Fact name={<Trans>Money in</Trans>}>
            <Amount of={sums.in} />
          </Fact>
          <Fact name={<Trans>Money out</Trans>}>
            <Amount of={sums.out} />
          </Fact>
        </dl>
      )}
      {isCut && (
        <p className={css.small}>
          <Trans>Your 600 latest transactions were searched. Older ones are in the list of all transactions.</Trans>
        </p>
      )}
      <div className={css.panel}>
        <TransactionTable transactions={whole ?? transactions} label={t(shownWords[asked.shown])} leads />
      </div>
      {whole === null && (
        <Pagination
          label={t`Pages of transactions`}
          previous={t`Newer transactions`}
          next={t`Older transactions`}
          page={page}
          pages={lastPage}
          hrefOf={(number) => pathOf({ ...search, page: number })}
          nameOf={(number) => t`Page ${number}`}
        />
      )}
    </>
  );
}

const NoMovements = ({ isAll }: { isAll: boolean }) =>
  isAll ? (
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
        <ButtonLink href={pathOf({})}>
          <Trans>Show all transactions</Trans>
        </ButtonLink>
      }
    >
      <Trans>No transaction fits what you chose.</Trans>
    </EmptyState>
  );
