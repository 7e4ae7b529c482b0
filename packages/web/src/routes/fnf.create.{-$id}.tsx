import { createFileRoute } from "@tanstack/react-router";
import { loadSavedTraveller } from "../features/saved-travellers/load-saved-travellers.ts";
import { SavedTravellerPage } from "../features/saved-travellers/saved-traveller-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/fnf/create/{-$id}")({
  staticData: { layout: "default", auth: true },
  loader: ({ context, params }) => loadSavedTraveller(params.id, { context }),
  head: headOfLoader,
  component: Traveller,
});

function Traveller() {
  return <SavedTravellerPage id={Route.useParams().id} />;
}
