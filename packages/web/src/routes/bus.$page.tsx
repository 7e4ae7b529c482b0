import { createFileRoute } from "@tanstack/react-router";
import { BusPage } from "../features/buses/bus-page.tsx";
import { loadBusPage } from "../features/buses/load-bus-page.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/bus/$page")({
  codeSplitGroupings: [["loader", "component"]],
  // Another day is another page; how the list is filtered is not.
  loaderDeps: ({ search }) => ({ date: "date" in search ? String(search.date) : "" }),
  loader: ({ params, ...args }) => loadBusPage(params.page, args),
  head: headOfLoader,
  component: Bus,
});

function Bus() {
  return <BusPage {...Route.useLoaderData()} />;
}
