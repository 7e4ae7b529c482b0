import { createFileRoute } from "@tanstack/react-router";
import { loadToursResults } from "../features/tours/load-tours.ts";
import { ToursResultsPage } from "../features/tours/results-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/tours/results")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["walk", "tours", "results"] },
  // Another day is another page; how the list is filtered is not.
  loaderDeps: ({ search }) => ({ date: "date" in search ? String(search.date) : "" }),
  loader: loadToursResults,
  head: headOfLoader,
  component: ToursResults,
});

function ToursResults() {
  const { found, search } = Route.useLoaderData();
  return <ToursResultsPage key={search} search={search} found={found} />;
}
