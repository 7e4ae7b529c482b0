import { createFileRoute } from "@tanstack/react-router";
import { loadTransactions } from "../features/wallet/load-wallet.ts";
import { TransactionsPage } from "../features/wallet/transactions-page.tsx";
import { transactionsSearch } from "../features/wallet/transactions-search.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/wallet/transactions")({
  staticData: { layout: "default", auth: true },
  validateSearch: transactionsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context }) => loadTransactions(deps, { context }),
  head: headOfLoader,
  component: Transactions,
});

function Transactions() {
  return <TransactionsPage {...Route.useSearch()} />;
}
