import { createFileRoute } from "@tanstack/react-router";
import { paths } from "../app/paths.ts";
import { bookingSearch, partAddress } from "../features/bookings/booking-address.ts";
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
  const { booking, found } = Route.useLoaderData();
  const { mishap, tab = "overview" } = bookingSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <FlightBookingPage
      key={booking}
      booking={booking}
      found={found}
      part={tab}
      mishap={mishap}
      onPart={(part) =>
        void navigate({ href: partAddress(paths.flightBooking(booking), part), replace: true, resetScroll: false })
      }
    />
  );
}
