import { I18nProvider } from "@lingui/react";
import {
  type Account,
  bookingUuid,
  type Locale,
  orderRefId,
  type ProfileOutcome,
  type Transaction,
  type Wallet,
} from "@safar/engine";
import { AnchorProvider } from "@safar/ui/anchor";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { fireEvent, render, screen } from "@testing-library/react";
import { RouterAnchor } from "../../app/addresses/router-anchor.tsx";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { shellQuery } from "../../session/queries.ts";
import { profileQuery, signInOptionsQuery } from "../account/account-queries.ts";
import { AccountDetailsPage } from "./account-details-page.tsx";
import { AddCashPage } from "./add-cash-page.tsx";
import { RedeemPointsPage } from "./redeem-points-page.tsx";
import { TransactionsPage } from "./transactions-page.tsx";
import { transactionsSearch } from "./transactions-search.ts";
import { WalletCodePage } from "./wallet-code-page.tsx";
import { WalletPage } from "./wallet-page.tsx";
import { WithdrawCashPage } from "./withdraw-cash-page.tsx";
import { WithdrawalRequestPage } from "./withdrawal-request-page.tsx";
import { WithdrawalsPage } from "./withdrawals-page.tsx";

const facts = { edition: "PK", colourMode: "light", origin: "https://safar.example" } as const;

export const ayesha: Account = {
  id: "2b1c9f1e-6f0a-4d57-9e59-3d3f6f8d2a01",
  name: "Ayesha Siddiqui",
  email: "ayesha@safar.example",
  phone: "+923001234567",
  gender: null,
  birthDate: null,
  deletesAt: null,
};

export const pkr = (minor: number) => ({ minor, currency: "PKR" }) as const;

const may = Date.UTC(2026, 4, 20, 9);

export const sampleWallet: Wallet = {
  balance: pkr(6_000_000),
  points: { count: 4200, worth: pkr(42_000) },
  promoCredits: [{ amount: pkr(250_000), expiresAt: may }],
  limits: {
    min: pkr(50_000),
    max: pkr(5_000_000),
    daily: pkr(10_000_000),
    dailyLeft: pkr(10_000_000),
    topUpMin: pkr(10_000),
    topUpMax: pkr(20_000_000),
  },
};

export const sampleTransactions: readonly Transaction[] = [
  {
    id: "t-2",
    kind: "spend",
    amount: pkr(-2_380_000),
    balanceAfter: pkr(6_000_000),
    at: may,
    reference: "PW69YZBBT2",
    note: "Karachi to Islamabad",
  },
  {
    id: "t-1",
    kind: "topup",
    amount: pkr(8_380_000),
    balanceAfter: pkr(8_380_000),
    at: may - 86_400_000,
    reference: null,
    note: "",
  },
];

export const topUpOrder = {
  order: orderRefId("K7QW3ZP9MA"),
  booking: bookingUuid("2b1c9f1e-6f0a-4d57-9e59-3d3f6f8d2a10"),
  quoteHash: "b1946ac92492d234",
  amount: pkr(250_000),
  payBy: may,
};

const routeTree = () => {
  const root = createRootRoute({ component: Outlet });
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const code = createRoute({
    getParentRoute: () => root,
    path: "/wallet/verify-otp/$uuid",
    component: () => <WalletCodePage uuid={code.useParams().uuid} />,
  });
  const transactions = createRoute({
    getParentRoute: () => root,
    path: "/wallet/transactions",
    validateSearch: transactionsSearch,
    component: () => <TransactionsPage {...transactions.useSearch()} />,
  });
  return root.addChildren([
    code,
    transactions,
    page("/wallet", WalletPage),
    page("/wallet/withdraw-cash", WithdrawCashPage),
    page("/wallet/withdrawal-request", WithdrawalRequestPage),
    page("/wallet/withdrawals", WithdrawalsPage),
    page("/wallet/add-cash", AddCashPage),
    page("/wallet/redeem-points", RedeemPointsPage),
    page("/wallet/account-details", AccountDetailsPage),
    page("/wallet/payments/$orderRefId", () => <h1>The payment of a top-up</h1>),
  ]);
};

/** Opens a page of the wallet, in a marketplace that has no other pages. */
export const openWallet = async (path: string, locale: Locale = "en") => {
  await loadWords(locale);
  i18nOf(locale).activate(locale);
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const profile: ProfileOutcome = { type: "PROFILE", account: ayesha };
  queryClient.setQueryData(profileQuery.queryKey, profile);
  queryClient.setQueryData(signInOptionsQuery.queryKey, { providers: [], countries: [], sample: null });
  queryClient.setQueryData(shellQuery.queryKey, {
    viewer: { uuid: ayesha.id, name: ayesha.name, email: ayesha.email },
    hasLostSession: false,
    currency: "PKR",
    verticals: ["flights"],
    features: ["wallet"],
    buildId: "test",
    realtime: { key: "", url: "" },
    isSandbox: true,
  });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({
    routeTree: routeTree(),
    history,
    context: { queryClient, facts: { ...facts, locale } },
  });
  const shown = render(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18nOf(locale)}>
        <AnchorProvider value={RouterAnchor}>
          {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tree is the wallet's alone */}
          <RouterProvider router={router as never} />
        </AnchorProvider>
      </I18nProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole("heading", { level: 1 });
  return {
    ...shown,
    path: () => history.location.pathname,
    search: () => history.location.search,
    back: () => history.back(),
  };
};

export const type = (label: string, value: string): void => {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
};

export const select = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

export const press = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByRole("button", { name }));
};
