import { createFileRoute } from "@tanstack/react-router";
import { paths } from "../app/paths.ts";
import { bookingSearch, partAddress } from "../features/bookings/booking-address.ts";
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
  const { booking, found } = Route.useLoaderData();
  const { mishap, tab = "overview" } = bookingSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BusBookingPage
      key={booking}
      booking={booking}
      found={found}
      part={tab}
      mishap={mishap}
      onPart={(part) =>
        void navigate({ href: partAddress(paths.busBooking(booking), part), replace: true, resetScroll: false })
      }
    />
  );
}
