import { createFileRoute } from "@tanstack/react-router";
import { FlightsHomePage } from "../features/flight-search/flights-home-page.tsx";
import { loadFlightsHome } from "../features/flight-search/load-flights-home.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/book-flights-online")({
  staticData: { layout: "home" },
  // The search that the form begins with stands in the address.
  loaderDeps: ({ search }) => search,
  loader: loadFlightsHome,
  head: headOfLoader,
  component: FlightsHome,
});

function FlightsHome() {
  const { search, isChecked, fares, airlines } = Route.useLoaderData();
  return <FlightsHomePage search={search} isChecked={isChecked} fares={fares} airlines={airlines} />;
}
