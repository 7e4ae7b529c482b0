import { createFileRoute } from "@tanstack/react-router";
import { loadWallet } from "../features/wallet/load-wallet.ts";
import { WalletPage } from "../features/wallet/wallet-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/wallet/")({
  staticData: { layout: "default", auth: true },
  loader: loadWallet,
  head: headOfLoader,
  component: WalletPage,
});
