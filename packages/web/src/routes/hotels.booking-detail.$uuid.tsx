import { createFileRoute } from "@tanstack/react-router";
import { paths } from "../app/paths.ts";
import { bookingOfPage } from "../features/bookings/booking-of-page.ts";
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
  const loaded = Route.useLoaderData();
  const shown = bookingOfPage(loaded, Route.useSearch(), Route.useNavigate(), paths.hotelBooking);
  return <HotelBookingPage key={loaded.booking} {...shown} />;
}
