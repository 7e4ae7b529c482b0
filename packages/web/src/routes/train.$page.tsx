import { createFileRoute } from "@tanstack/react-router";
import { loadTrainPage } from "../features/trains/load-trains.ts";
import { TrainResultsPage } from "../features/trains/results-page.tsx";
import { TrainStepPage } from "../features/trains/train-routes.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

const deps = ["date", "adults", "children", "infants", "class"] as const;

export const Route = createFileRoute("/train/$page")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["walk", "trains", "train-search", "train-results", "results"] },
  // Another day is another page; how the list is filtered is not.
  loaderDeps: ({ search }) => Object.fromEntries(deps.map((name) => [name, new Map(Object.entries(search)).get(name)])),
  loader: ({ params, ...args }) => loadTrainPage(params.page, args),
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
