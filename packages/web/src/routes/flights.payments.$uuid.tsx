import { createFileRoute } from "@tanstack/react-router";
import { loadFlightPayment } from "../features/flights/load-payment.ts";
import { FlightPaymentPage } from "../features/flights/payment-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/flights/payments/$uuid")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["content", "account", "walk", "flights", "flight-results", "checkout", "payment"] },
  loader: ({ params, ...args }) => loadFlightPayment(params.uuid, args),
  head: headOfLoader,
  component: Payment,
});

function Payment() {
  return <FlightPaymentPage {...Route.useLoaderData()} />;
}
