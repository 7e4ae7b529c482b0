import { createFileRoute } from "@tanstack/react-router";
import { loadSavedTravellers } from "../features/saved-travellers/load-saved-travellers.ts";
import { SavedTravellersPage } from "../features/saved-travellers/saved-travellers-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/fnf/")({
  staticData: { layout: "default", auth: true },
  loader: loadSavedTravellers,
  head: headOfLoader,
  component: SavedTravellersPage,
});
