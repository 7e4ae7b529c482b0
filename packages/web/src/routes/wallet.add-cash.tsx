import { createFileRoute } from "@tanstack/react-router";
import { AddCashPage } from "../features/wallet/add-cash-page.tsx";
import { loadAddCash } from "../features/wallet/load-wallet.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/wallet/add-cash")({
  staticData: { layout: "default", auth: true },
  loader: loadAddCash,
  head: headOfLoader,
  component: AddCashPage,
});
