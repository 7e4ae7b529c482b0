import { createFileRoute } from "@tanstack/react-router";
import { loadProfile } from "../features/account/load-account.ts";
import { ProfilePage } from "../features/account/profile-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/profilesettings")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["account"], layout: "default", auth: true },
  loader: loadProfile,
  head: headOfLoader,
  component: ProfilePage,
});
