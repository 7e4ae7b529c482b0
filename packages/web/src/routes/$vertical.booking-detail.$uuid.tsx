import { createFileRoute } from "@tanstack/react-router";
import { paths } from "../app/addresses/paths.ts";
import { ofBooked } from "../app/verticals.ts";
import { bookingOfPage } from "../features/bookings/booking-of-page.ts";
import { BookingPage } from "../features/bookings/booking-page.tsx";
import { ListedKindsProvider } from "../features/bookings/listed-kinds.ts";
import { loadBooking } from "../features/bookings/load-booking.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";
import { listedKinds } from "../verticals/listed-kinds.ts";
import { verticalRooms } from "../verticals/registry.ts";

export const Route = createFileRoute("/$vertical/booking-detail/$uuid")({
  params: { parse: ({ uuid, vertical }) => ofBooked(vertical, { uuid }) },
  staticData: {
    late: "booking",
  },
  loader: async ({ params: { uuid, vertical }, ...args }) => {
    const { name } = await verticalRooms[vertical].booking.load();
    return loadBooking({ name, vertical }, uuid, args);
  },
  head: headOfLoader,
  component: Booking,
});

function Booking() {
  const { vertical } = Route.useParams();
  const kind = verticalRooms[vertical].booking.use();
  const loaded = Route.useLoaderData();
  const address = paths.booking(vertical, loaded.booking);
  const shown = bookingOfPage(loaded, Route.useSearch(), Route.useNavigate(), address);
  return (
    <ListedKindsProvider value={listedKinds}>
      <BookingPage key={loaded.booking} kind={kind} {...shown} />
    </ListedKindsProvider>
  );
}
