import { createFileRoute } from "@tanstack/react-router";
import { ofSold } from "../app/verticals.ts";
import { ConfirmationPage } from "../features/payment/confirmation-page.tsx";
import { loadConfirmation } from "../features/payment/load-confirmation.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";
import { verticalRooms } from "../verticals/registry.ts";

export const Route = createFileRoute("/payments/$serviceType/confirmation/$uuid")({
  params: { parse: ({ serviceType, uuid }) => ofSold("serviceType", serviceType, { serviceType, uuid }) },
  staticData: { late: "booked" },
  loader: ({ params, ...args }) => loadConfirmation(params, args),
  head: headOfLoader,
  component: Confirmation,
});

function Confirmation() {
  const { booking, found } = Route.useLoaderData();
  const booked = verticalRooms[Route.useParams().vertical].booked.use();
  return <ConfirmationPage key={booking} booking={booking} found={found} booked={booked} />;
}
