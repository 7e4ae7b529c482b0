import { createFileRoute } from "@tanstack/react-router";
import { accountHead } from "../features/account/account-head.ts";
import { profileQuery, signInOptionsQuery } from "../features/account/account-queries.ts";
import { ProfilePage } from "../features/account/profile-page.tsx";

export const Route = createFileRoute("/profilesettings")({
  staticData: { catalogues: ["account"], layout: "default", auth: true },
  loader: ({ context }) =>
    Promise.all([
      context.queryClient.ensureQueryData(signInOptionsQuery),
      context.queryClient.ensureQueryData(profileQuery),
    ]),
  head: ({ match }) => accountHead("profilesettings", match.context.facts),
  component: ProfilePage,
});
