import { orderRefId } from "@safar/engine";
import { createFileRoute } from "@tanstack/react-router";
import { loadWalletPayment } from "../features/wallet/load-wallet.ts";
import { WalletPaymentPage } from "../features/wallet/wallet-payment-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/wallet/payments/$orderRefId")({
  staticData: { layout: "default", auth: true },
  loader: ({ context }) => loadWalletPayment({ context }),
  head: headOfLoader,
  component: Payment,
});

function Payment() {
  const { orderRefId: order } = Route.useParams();
  const { paymentOrigins } = Route.useLoaderData();
  return <WalletPaymentPage key={order} order={orderRefId(order)} origins={paymentOrigins} />;
}
