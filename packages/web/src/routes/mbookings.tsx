import { createFileRoute } from "@tanstack/react-router";
import { listAddress, listSearch, queryOfSearch } from "../features/bookings/booking-address.ts";
import { BookingsPage } from "../features/bookings/bookings-page.tsx";
import { loadBookings } from "../features/bookings/load-bookings.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

const path = "/mbookings";

export const Route = createFileRoute("/mbookings")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["bookings"], auth: true, embedded: true },
  // Read by the loader: what is said here every page fetches.
  loaderDeps: ({ search }) => search,
  loader: ({ deps, ...args }) => loadBookings(queryOfSearch(listSearch(deps)), args),
  head: headOfLoader,
  component: Bookings,
});

function Bookings() {
  const { found, query } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  return (
    <BookingsPage
      found={found}
      query={query}
      path={path}
      onQuery={(asked) => void navigate({ href: listAddress(path, asked), replace: true, resetScroll: false })}
    />
  );
}
