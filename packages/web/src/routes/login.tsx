import { createFileRoute } from "@tanstack/react-router";
import { leaveWhenSignedIn, returnSearch } from "../app/return-path.ts";
import { accountHead } from "../features/account/account-head.ts";
import { signInOptionsQuery } from "../features/account/account-queries.ts";
import { LoginPage } from "../features/account/login-page.tsx";

export const Route = createFileRoute("/login")({
  staticData: { catalogues: ["account"], layout: "blank" },
  validateSearch: returnSearch,
  beforeLoad: leaveWhenSignedIn,
  loader: ({ context }) => context.queryClient.ensureQueryData(signInOptionsQuery),
  head: ({ match }) => accountHead("login", match.context.facts),
  component: () => <LoginPage returnTo={Route.useSearch().return} />,
});
