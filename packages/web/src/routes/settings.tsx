import { createFileRoute } from "@tanstack/react-router";
import { loadSettings } from "../features/account/load-account.ts";
import { SettingsPage } from "../features/account/settings-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/settings")({
  staticData: { layout: "default", auth: true },
  loader: loadSettings,
  head: headOfLoader,
  component: SettingsPage,
});
