import { createFileRoute } from "@tanstack/react-router";
import { ContentPage } from "../features/content/content-page.tsx";
import { Unavailable } from "../features/content/unavailable.tsx";
import { FlightLandingPage } from "../features/flight-landing/flight-landing-page.tsx";
import { loadFlightLanding } from "../features/flight-landing/load-flight-landing.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/$pageSlug")({
  loader: ({ params, ...args }) => loadFlightLanding({ slug: params.pageSlug, kind: "landing" }, args),
  head: headOfLoader,
  component: Landing,
});

function Landing() {
  const loaded = Route.useLoaderData();
  if (loaded.type !== "FOUND") return <Unavailable problem={loaded.problem} />;
  return loaded.page.flight === null ? <ContentPage page={loaded.page} /> : <FlightLandingPage {...loaded} isFlush />;
}
