import { createFileRoute } from "@tanstack/react-router";
import { loadTrainHome } from "../features/train-search/load-train-home.ts";
import { TrainHomePage } from "../features/train-search/train-home-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/train-tickets-booking-online")({
  staticData: { layout: "home" },
  // The search that the form begins with stands in the address.
  loaderDeps: ({ search }) => search,
  loader: loadTrainHome,
  head: headOfLoader,
  component: TrainHome,
});

function TrainHome() {
  const { date, isChecked, routes, search } = Route.useLoaderData();
  return <TrainHomePage search={search} isChecked={isChecked} routes={routes} date={date} />;
}
