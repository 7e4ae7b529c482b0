import { createFileRoute } from "@tanstack/react-router";
import { loadBusPayment } from "../features/buses/load-payment.ts";
import { BusPaymentPage } from "../features/buses/payment-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/bus/payments/$uuid")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["content", "account", "walk", "buses", "checkout", "payment"] },
  loader: ({ params, ...args }) => loadBusPayment(params.uuid, args),
  head: headOfLoader,
  component: Payment,
});

function Payment() {
  return <BusPaymentPage {...Route.useLoaderData()} />;
}
