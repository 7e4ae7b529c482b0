import { createFileRoute } from "@tanstack/react-router";
import { loadWithdrawals } from "../features/wallet/load-wallet.ts";
import { WithdrawalsPage } from "../features/wallet/withdrawals-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/wallet/withdrawals")({
  staticData: { layout: "default", auth: true },
  loader: loadWithdrawals,
  head: headOfLoader,
  component: WithdrawalsPage,
});
