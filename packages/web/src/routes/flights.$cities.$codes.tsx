import { createFileRoute } from "@tanstack/react-router";
import { isRoute } from "../features/flights/is-route.ts";
import { resultsDeps } from "../features/flights/results-deps.ts";
import { FlightResultsPage } from "../features/flights/results-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/flights/$cities/$codes")({
  codeSplitGroupings: [["component"]],
  // Any other address of two words below the flights is another route's.
  params: { parse: (names) => isRoute(names) && names },
  loaderDeps: resultsDeps,
  loader: async ({ deps, params, ...args }) =>
    (await import("../features/flights/load-results.ts")).loadRoute(params, deps, args),
  head: headOfLoader,
  component: Results,
});

function Results() {
  return <FlightResultsPage {...Route.useLoaderData()} />;
}
