import { createFileRoute } from "@tanstack/react-router";
import { loadToursHome } from "../features/tour-search/load-tours-home.ts";
import { ToursHomePage } from "../features/tour-search/tours-home-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/tours-online")({
  staticData: { layout: "home" },
  // The search that the form begins with stands in the address.
  loaderDeps: ({ search }) => search,
  loader: loadToursHome,
  head: headOfLoader,
  component: ToursHome,
});

function ToursHome() {
  const { home, isChecked, search } = Route.useLoaderData();
  return <ToursHomePage search={search} isChecked={isChecked} home={home} />;
}
