import { createFileRoute } from "@tanstack/react-router";
import { paths } from "../app/paths.ts";
import { bookingOfPage } from "../features/bookings/booking-of-page.ts";
import { FlightBookingPage } from "../features/bookings/booking-page.tsx";
import { loadFlightBooking } from "../features/bookings/load-booking.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/flights/booking-detail/$uuid")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["bookings", "flight-results", "checkout", "account"] },
  loader: ({ params, ...args }) => loadFlightBooking(params.uuid, args),
  head: headOfLoader,
  component: FlightBooking,
});

function FlightBooking() {
  const loaded = Route.useLoaderData();
  const shown = bookingOfPage(loaded, Route.useSearch(), Route.useNavigate(), paths.flightBooking);
  return <FlightBookingPage key={loaded.booking} {...shown} />;
}
