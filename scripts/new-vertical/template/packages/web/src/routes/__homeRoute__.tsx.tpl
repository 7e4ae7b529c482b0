import { createFileRoute } from "@tanstack/react-router";
import { __Pascal__HomePage } from "../features/__name__/__name__-home-page.tsx";
import { load__Pascal__Home } from "../features/__name__/load-__name__.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("__home__")({
  staticData: { layout: "home" },
  // The search that the form begins with stands in the address.
  loaderDeps: ({ search }) => search,
  loader: load__Pascal__Home,
  head: headOfLoader,
  component: __Pascal__Home,
});

function __Pascal__Home() {
  const { isChecked, search } = Route.useLoaderData();
  return <__Pascal__HomePage search={search} isChecked={isChecked} />;
}
