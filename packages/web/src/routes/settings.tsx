import { createFileRoute } from "@tanstack/react-router";
import { accountHead } from "../features/account/account-head.ts";
import { SettingsPage } from "../features/account/settings-page.tsx";

export const Route = createFileRoute("/settings")({
  staticData: { catalogues: ["account"], layout: "default", auth: true },
  head: ({ match }) => accountHead("settings", match.context.facts),
  component: SettingsPage,
});
