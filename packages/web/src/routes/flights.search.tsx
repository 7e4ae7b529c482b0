import { createFileRoute } from "@tanstack/react-router";
import { loadResults } from "../features/flights/load-results.ts";
import { resultsDeps } from "../features/flights/results-deps.ts";
import { FlightResultsPage } from "../features/flights/results-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/flights/search")({
  codeSplitGroupings: [["loader", "component"]],
  loaderDeps: resultsDeps,
  loader: ({ deps, ...args }) => loadResults(deps, args),
  head: headOfLoader,
  component: Results,
});

function Results() {
  return <FlightResultsPage {...Route.useLoaderData()} />;
}
