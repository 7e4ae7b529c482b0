import { createFileRoute } from "@tanstack/react-router";
import { ContentPage } from "../features/content/content-page.tsx";
import { loadPage } from "../features/content/load-content.ts";
import { Unavailable } from "../features/content/unavailable.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/privacy-policy")({
  loader: (args) => loadPage("privacy-policy", args),
  head: headOfLoader,
  component: PrivacyPolicy,
});

function PrivacyPolicy() {
  const loaded = Route.useLoaderData();
  return loaded.type === "FOUND" ? <ContentPage page={loaded.page} /> : <Unavailable problem={loaded.problem} />;
}
