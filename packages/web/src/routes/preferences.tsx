import { createFileRoute } from "@tanstack/react-router";
import { loadPreferences } from "../features/preferences/load-preferences.ts";
import { PreferencesPage } from "../features/preferences/preferences-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/preferences")({
  loader: loadPreferences,
  head: headOfLoader,
  component: Preferences,
});

function Preferences() {
  const { currencies, chosen } = Route.useLoaderData();
  return <PreferencesPage currencies={currencies} chosen={chosen} />;
}
