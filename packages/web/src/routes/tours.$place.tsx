import { createFileRoute } from "@tanstack/react-router";
import { searchDeps } from "../app/loading/search-deps.ts";
import { loadTourPlace } from "../features/tours/load-tours.ts";
import { TourPlacePage } from "../features/tours/place-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/tours/$place")({
  // Other days are another page; how the tours are filtered is not.
  loaderDeps: searchDeps(["from", "to"]),
  loader: ({ params, ...args }) => loadTourPlace(params.place, args),
  head: headOfLoader,
  component: TourPlace,
});

function TourPlace() {
  const loaded = Route.useLoaderData();
  return <TourPlacePage key={loaded.search} {...loaded} />;
}
