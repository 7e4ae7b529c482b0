import { createFileRoute } from "@tanstack/react-router";
import { paths } from "../app/paths.ts";
import { bookingSearch, partAddress } from "../features/bookings/booking-address.ts";
import { HotelBookingPage } from "../features/hotel-booking/hotel-booking-page.tsx";
import { loadHotelBooking } from "../features/hotel-booking/load-hotel-booking.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/hotels/booking-detail/$uuid")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["bookings", "hotel-booking", "hotel-results", "checkout", "account"] },
  loader: ({ params, ...args }) => loadHotelBooking(params.uuid, args),
  head: headOfLoader,
  component: HotelBooking,
});

function HotelBooking() {
  const { booking, found } = Route.useLoaderData();
  const { mishap, tab = "overview" } = bookingSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <HotelBookingPage
      key={booking}
      booking={booking}
      found={found}
      part={tab}
      mishap={mishap}
      onPart={(part) =>
        void navigate({ href: partAddress(paths.hotelBooking(booking), part), replace: true, resetScroll: false })
      }
    />
  );
}
