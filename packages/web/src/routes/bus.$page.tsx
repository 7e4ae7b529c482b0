import { createFileRoute } from "@tanstack/react-router";
import { BusPage } from "../features/buses/bus-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/bus/$page")({
  codeSplitGroupings: [["component"]],
  // Another day is another page; how the list is filtered is not.
  loaderDeps: ({ search }) => ({ date: "date" in search ? String(search.date) : "" }),
  loader: async ({ params, ...args }) =>
    (await import("../features/buses/load-bus-page.ts")).loadBusPage(params.page, args),
  head: headOfLoader,
  component: Bus,
});

function Bus() {
  return <BusPage {...Route.useLoaderData()} />;
}
