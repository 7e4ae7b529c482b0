import { createFileRoute } from "@tanstack/react-router";
import { Unavailable } from "../features/content/unavailable.tsx";
import { FlightLandingPage } from "../features/flight-landing/flight-landing-page.tsx";
import { loadFlightLanding } from "../features/flight-landing/load-flight-landing.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/flights/$pageSlug")({
  staticData: { layout: "home" },
  loader: ({ params, ...args }) => loadFlightLanding({ slug: params.pageSlug, kind: "airline" }, args),
  head: headOfLoader,
  component: Airline,
});

function Airline() {
  const loaded = Route.useLoaderData();
  return loaded.type === "FOUND" ? <FlightLandingPage {...loaded} /> : <Unavailable problem={loaded.problem} />;
}
