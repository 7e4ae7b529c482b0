import { createFileRoute } from "@tanstack/react-router";
import { loadHotelPayment } from "../features/hotels/load-payment.ts";
import { HotelPaymentPage } from "../features/hotels/payment-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/hotels/payments/$uuid")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["content", "account", "walk", "hotels", "hotel-results", "checkout", "payment"] },
  loader: ({ params, ...args }) => loadHotelPayment(params.uuid, args),
  head: headOfLoader,
  component: Payment,
});

function Payment() {
  return <HotelPaymentPage {...Route.useLoaderData()} />;
}
