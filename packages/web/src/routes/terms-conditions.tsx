import { createFileRoute } from "@tanstack/react-router";
import { ContentPage } from "../features/content/content-page.tsx";
import { loadPage } from "../features/content/load-content.ts";
import { Unavailable } from "../features/content/unavailable.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/terms-conditions")({
  loader: (args) => loadPage("terms-conditions", args),
  head: headOfLoader,
  component: Terms,
});

function Terms() {
  const loaded = Route.useLoaderData();
  return loaded.type === "FOUND" ? <ContentPage page={loaded.page} /> : <Unavailable problem={loaded.problem} />;
}
