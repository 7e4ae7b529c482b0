import { createFileRoute } from "@tanstack/react-router";
import { loadSaved } from "../features/saved/load-saved.ts";
import { SavedPage } from "../features/saved/saved-page.tsx";
import { savedSearch } from "../features/saved/saved-search.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/saved")({
  loader: loadSaved,
  head: headOfLoader,
  component: Saved,
});

function Saved() {
  const navigate = Route.useNavigate();
  return (
    <SavedPage
      shown={savedSearch(Route.useSearch())}
      onShow={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
