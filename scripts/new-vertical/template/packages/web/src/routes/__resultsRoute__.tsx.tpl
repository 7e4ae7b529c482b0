import { createFileRoute } from "@tanstack/react-router";
import { load__Pascal__Results } from "../features/__name__/load-__name__.ts";
import { __Pascal__ResultsPage } from "../features/__name__/results-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("__resultsPattern__")({
  // Another day is another page; how the list is filtered is not.
  loaderDeps: ({ search }) => ({ date: "date" in search ? String(search.date) : "" }),
  loader: load__Pascal__Results,
  head: headOfLoader,
  component: __Pascal__Results,
});

function __Pascal__Results() {
  const { found, search } = Route.useLoaderData();
  return <__Pascal__ResultsPage key={search} search={search} found={found} />;
}
