import { createFileRoute } from "@tanstack/react-router";
import { paths } from "../app/paths.ts";
import { bookingOfPage } from "../features/bookings/booking-of-page.ts";
import { BusBookingPage } from "../features/bus-booking/bus-booking-page.tsx";
import { loadBusBooking } from "../features/bus-booking/load-bus-booking.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/bus/booking-detail/$uuid")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["bookings", "bus-booking", "bus-search", "checkout", "account"] },
  loader: ({ params, ...args }) => loadBusBooking(params.uuid, args),
  head: headOfLoader,
  component: BusBooking,
});

function BusBooking() {
  const loaded = Route.useLoaderData();
  const shown = bookingOfPage(loaded, Route.useSearch(), Route.useNavigate(), paths.busBooking);
  return <BusBookingPage key={loaded.booking} {...shown} />;
}
