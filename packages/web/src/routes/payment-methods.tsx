import { createFileRoute } from "@tanstack/react-router";
import { loadPaymentMethods } from "../features/payment/load-payment-methods.ts";
import { PaymentMethodsPage } from "../features/payment/payment-methods-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/payment-methods")({
  staticData: { auth: true },
  loader: loadPaymentMethods,
  head: headOfLoader,
  component: PaymentMethods,
});

function PaymentMethods() {
  return <PaymentMethodsPage found={Route.useLoaderData().found} />;
}
