import { createFileRoute } from "@tanstack/react-router";
import { loadRedeemPoints } from "../features/wallet/load-wallet.ts";
import { RedeemPointsPage } from "../features/wallet/redeem-points-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/wallet/redeem-points")({
  staticData: { layout: "default", auth: true },
  loader: loadRedeemPoints,
  head: headOfLoader,
  component: RedeemPointsPage,
});
