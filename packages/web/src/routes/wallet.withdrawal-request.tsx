import { createFileRoute } from "@tanstack/react-router";
import { loadWithdrawalRequest } from "../features/wallet/load-wallet.ts";
import { WithdrawalRequestPage } from "../features/wallet/withdrawal-request-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/wallet/withdrawal-request")({
  staticData: { layout: "default", auth: true },
  loader: loadWithdrawalRequest,
  head: headOfLoader,
  component: WithdrawalRequestPage,
});
