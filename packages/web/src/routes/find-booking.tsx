import { createFileRoute } from "@tanstack/react-router";
import { FindBookingPage } from "../features/bookings/find-booking-page.tsx";
import { loadFindBooking } from "../features/bookings/load-find-booking.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/find-booking")({
  // Read by the loader: what is said here every page fetches.
  loaderDeps: ({ search }) => search,
  loader: loadFindBooking,
  head: headOfLoader,
  component: FindBooking,
});

function FindBooking() {
  return <FindBookingPage arrivedWith={Route.useLoaderData().trouble} />;
}
