import { createFileRoute } from "@tanstack/react-router";
import { AccountDetailsPage } from "../features/wallet/account-details-page.tsx";
import { loadSavedAccounts } from "../features/wallet/load-wallet.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/wallet/account-details")({
  staticData: { layout: "default", auth: true },
  loader: loadSavedAccounts,
  head: headOfLoader,
  component: AccountDetailsPage,
});
