import { createFileRoute } from "@tanstack/react-router";
import { listSearch, queryOfSearch } from "../features/bookings/booking-address.ts";
import { BookingsAt } from "../features/bookings/bookings-at.tsx";
import { loadBookings } from "../features/bookings/load-bookings.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";
import { listedKinds } from "../verticals/listed-kinds.ts";

export const Route = createFileRoute("/bookings")({
  staticData: { auth: true },
  // Read by the loader: what is said here every page fetches.
  loaderDeps: ({ search }) => search,
  loader: ({ deps, ...args }) => loadBookings(queryOfSearch(listSearch(deps)), args),
  head: headOfLoader,
  component: Bookings,
});

function Bookings() {
  return <BookingsAt {...Route.useLoaderData()} path="/bookings" kinds={listedKinds} />;
}
