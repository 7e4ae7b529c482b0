import { createFileRoute } from "@tanstack/react-router";
import { resultsDeps } from "../features/hotels/results-deps.ts";
import { HotelResultsPage } from "../features/hotels/results-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/hotels/$place")({
  codeSplitGroupings: [["component"]],
  loaderDeps: resultsDeps,
  loader: async ({ params, ...args }) =>
    (await import("../features/hotels/load-results.ts")).loadHotelResults(params.place, args),
  head: headOfLoader,
  component: Results,
});

function Results() {
  return <HotelResultsPage {...Route.useLoaderData()} />;
}
