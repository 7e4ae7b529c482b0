import { createFileRoute } from "@tanstack/react-router";
import { confirmedBus } from "../features/bus-booking/confirmed-bus.tsx";
import { confirmedHotel } from "../features/hotel-booking/confirmed-hotel.tsx";
import { ConfirmationPage } from "../features/payment/confirmation-page.tsx";
import { confirmedFlight } from "../features/payment/confirmed-kinds.tsx";
import { loadConfirmation } from "../features/payment/load-confirmation.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/payments/$serviceType/confirmation/$uuid")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: {
    catalogues: [
      "payment",
      "bookings",
      "flight-results",
      "bus-booking",
      "bus-search",
      "hotel-booking",
      "hotel-results",
    ],
  },
  loader: ({ params, ...args }) => loadConfirmation(params, args),
  head: headOfLoader,
  component: Confirmation,
});

function Confirmation() {
  const { booking, found, product } = Route.useLoaderData();
  const kind = product === "buses" ? confirmedBus : product === "hotels" ? confirmedHotel : confirmedFlight;
  return <ConfirmationPage key={booking} booking={booking} found={found} kind={kind} />;
}
