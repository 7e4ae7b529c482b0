import { createFileRoute } from "@tanstack/react-router";
import { searchDeps } from "../app/loading/search-deps.ts";
import { TrainResultsPage } from "../features/trains/results-page.tsx";
import { TrainStepPage } from "../features/trains/train-routes.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/train/$page")({
  codeSplitGroupings: [["component"]],
  // Another day is another page; how the list is filtered is not.
  loaderDeps: searchDeps(["date", "adults", "children", "infants", "class"]),
  loader: async ({ params, ...args }) =>
    (await import("../features/trains/load-trains.ts")).loadTrainPage(params.page, args),
  head: headOfLoader,
  component: Train,
});

function Train() {
  const loaded = Route.useLoaderData();
  const { page } = Route.useParams();
  return loaded.kind === "results" ? (
    <TrainResultsPage key={loaded.search} search={loaded.search} found={loaded.found} />
  ) : (
    <TrainStepPage train={page} page="train" />
  );
}
