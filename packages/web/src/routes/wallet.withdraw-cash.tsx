import { createFileRoute } from "@tanstack/react-router";
import { loadWithdrawCash } from "../features/wallet/load-wallet.ts";
import { WithdrawCashPage } from "../features/wallet/withdraw-cash-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/wallet/withdraw-cash")({
  staticData: { layout: "default", auth: true },
  loader: loadWithdrawCash,
  head: headOfLoader,
  component: WithdrawCashPage,
});
