import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Transaction, TransactionsOutcome } from "@safar/engine";
import { Button, ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Pagination } from "@safar/ui/pagination";
import { SearchField } from "@safar/ui/search-field";
import { Select } from "@safar/ui/select";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { ReceiptText } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import { usePagePath } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import type { TransactionsPeriod, TransactionsShown } from "../../server/wallet/shown-transactions.ts";
import { Amount } from "../amounts/amount.tsx";
import { StatementActions } from "./statement-actions.tsx";
import { TransactionTable } from "./transaction-table.tsx";
import {
  askedIn,
  type TransactionsSearch,
  transactionsPeriods,
  transactionsSearch,
  transactionsShown,
} from "./transactions-search.ts";
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

/** Every movement of the wallet, newest first. What is chosen stands in the address, so that it can be kept and shared. */
export function TransactionsPage(search: TransactionsSearch) {
  const { page = 1 } = search;
  const { t } = useLingui();
  const { data: outcome } = useSuspenseQuery(transactionsQuery(page, askedIn(search)));
  const { data: home } = useSuspenseQuery(walletQuery);
  const here = pathOf(search);
  const [whole, setWhole] = useState<{ here: string; of: readonly Transaction[] } | null>(null);
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
        <Finding search={search} />
        {outcome.type === "PAGE" && outcome.transactions.length > 0 && (
          <StatementActions key={here} of={askedIn(search)} onWhole={(of) => setWhole({ here, of })} />
        )}
      </div>
      <Movements outcome={outcome} search={search} whole={whole?.here === here ? whole.of : null} />
    </WalletFrame>
  );
}

/** What is looked for: the choices show at once, words and a page without script are sent. */
function Finding({ search }: { search: TransactionsSearch }) {
  const { t } = useLingui();
  const router = useRouter();
  const action = usePagePath();
  const { show = "all", period = "", q } = search;
  const find = (form: HTMLFormElement | null) => {
    if (form === null) return;
    const asked = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, value]));
    void router.navigate({ href: pathOf(transactionsSearch(asked)) });
  };
  const choice = { onChange: (event: ChangeEvent<HTMLSelectElement>) => find(event.currentTarget.form) };
  return (
    <form
      role="search"
      className={css.finding}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        find(event.currentTarget);
      }}
    >
      <Select {...choice} label={t`Transactions shown`} name="show" value={show}>
        {transactionsShown.map((shown) => (
          <option key={shown} value={shown}>
            {shown === "all" ? t`All kinds` : t(shownWords[shown])}
          </option>
        ))}
      </Select>
      <Select {...choice} label={t`Period`} name="period" value={period}>
        <option value="">{t`All time`}</option>
        {transactionsPeriods.map((one) => (
          <option key={one} value={one}>
            {t(periodWords[one])}
          </option>
        ))}
      </Select>
      <SearchField
        key={q}
        label={t`Search by words or reference`}
        placeholder={t`Words or reference`}
        name="q"
        maxLength={60}
        dir="auto"
        defaultValue={q}
      />
      <Button type="submit">
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}

function Movements({
  outcome,
  search,
  whole,
}: {
  outcome: TransactionsOutcome;
  search: TransactionsSearch;
  /** All of them, once they are to be printed. */
  whole: readonly Transaction[] | null;
}) {
  const { t } = useLingui();
  if (outcome.type !== "PAGE") return <NotRead outcome={outcome} />;
  const { transactions, page, lastPage, isCut = false, sums } = outcome;
  const asked = askedIn(search);
  if (transactions.length === 0) return <NoMovements isAll={pathOf({ ...search, page: 1 }) === pathOf({})} />;
  return (
    <>
      {sums && (
        <div className={css.sums}>
          <dl className={css.sumsOf}>
            <Fact name={<Trans>Money in</Trans>}>
              <Amount of={sums.in} />
            </Fact>
            <Fact name={<Trans>Money out</Trans>}>
              <Amount of={sums.out} />
            </Fact>
          </dl>
          {sums.leavesOut && (
            <p className={css.small}>
              <Trans>Withdrawals that came back are not counted.</Trans>
            </p>
          )}
        </div>
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
