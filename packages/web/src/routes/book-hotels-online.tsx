import { createFileRoute } from "@tanstack/react-router";
import { HotelsHomePage } from "../features/hotel-search/hotels-home-page.tsx";
import { loadHotelsHome } from "../features/hotel-search/load-hotels-home.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/book-hotels-online")({
  staticData: { layout: "home" },
  // The search that the form begins with stands in the address.
  loaderDeps: ({ search }) => search,
  loader: loadHotelsHome,
  head: headOfLoader,
  component: HotelsHome,
});

function HotelsHome() {
  return <HotelsHomePage {...Route.useLoaderData()} />;
}
