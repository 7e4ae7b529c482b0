import { createFileRoute } from "@tanstack/react-router";
import { resultsDeps } from "../features/flights/results-deps.ts";
import { FlightResultsPage } from "../features/flights/results-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/flights/search")({
  codeSplitGroupings: [["component"]],
  loaderDeps: resultsDeps,
  // Only somebody who comes from another page runs it: what the server has loaded is not loaded again.
  loader: async ({ deps, ...args }) => (await import("../features/flights/load-results.ts")).loadResults(deps, args),
  head: headOfLoader,
  component: Results,
});

function Results() {
  return <FlightResultsPage {...Route.useLoaderData()} />;
}
