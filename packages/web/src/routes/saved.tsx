import { createFileRoute } from "@tanstack/react-router";
import { loadSaved } from "../features/saved/load-saved.ts";
import { SavedAt } from "../features/saved/saved-at.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/saved")({
  loader: loadSaved,
  head: headOfLoader,
  component: SavedAt,
});
