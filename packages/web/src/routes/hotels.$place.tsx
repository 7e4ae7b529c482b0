import { createFileRoute } from "@tanstack/react-router";
import { loadHotelResults } from "../features/hotels/load-results.ts";
import { resultsDeps } from "../features/hotels/results-deps.ts";
import { HotelResultsPage } from "../features/hotels/results-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/hotels/$place")({
  codeSplitGroupings: [["loader", "component"]],
  loaderDeps: resultsDeps,
  loader: ({ params, ...args }) => loadHotelResults(params.place, args),
  head: headOfLoader,
  component: Results,
});

function Results() {
  return <HotelResultsPage {...Route.useLoaderData()} />;
}
