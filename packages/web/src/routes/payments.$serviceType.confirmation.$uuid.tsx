import { createFileRoute } from "@tanstack/react-router";
import { ConfirmationPage } from "../features/payment/confirmation-page.tsx";
import { loadConfirmation } from "../features/payment/load-confirmation.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/payments/$serviceType/confirmation/$uuid")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["payment", "bookings", "flight-results"] },
  loader: ({ params, ...args }) => loadConfirmation(params, args),
  head: headOfLoader,
  component: Confirmation,
});

function Confirmation() {
  const { booking, found } = Route.useLoaderData();
  return <ConfirmationPage key={booking} booking={booking} found={found} />;
}
