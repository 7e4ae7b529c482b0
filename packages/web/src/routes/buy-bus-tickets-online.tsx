import { createFileRoute } from "@tanstack/react-router";
import { BusHomePage } from "../features/bus-search/bus-home-page.tsx";
import { loadBusHome } from "../features/bus-search/load-bus-home.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/buy-bus-tickets-online")({
  staticData: { layout: "home" },
  // The search that the form begins with stands in the address.
  loaderDeps: ({ search }) => search,
  loader: loadBusHome,
  head: headOfLoader,
  component: BusHome,
});

function BusHome() {
  const { date, isChecked, operators, routes, search } = Route.useLoaderData();
  return <BusHomePage search={search} isChecked={isChecked} operators={operators} routes={routes} date={date} />;
}
