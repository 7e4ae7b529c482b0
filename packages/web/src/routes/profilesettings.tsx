import { createFileRoute } from "@tanstack/react-router";
import { loadProfilePage } from "../features/profile/load-profile.ts";
import { ProfilePage } from "../features/profile/profile-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/profilesettings")({
  staticData: { layout: "default", auth: true },
  loader: loadProfilePage,
  head: headOfLoader,
  component: ProfilePage,
});
