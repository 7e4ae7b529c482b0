import { createFileRoute } from "@tanstack/react-router";
import { leaveWhenSignedIn, returnSearch } from "../app/return-path.ts";
import { accountHead } from "../features/account/account-head.ts";
import { signInOptionsQuery } from "../features/account/account-queries.ts";
import { SignupPage } from "../features/account/signup-page.tsx";

export const Route = createFileRoute("/signup")({
  staticData: { catalogues: ["account"], layout: "blank" },
  validateSearch: returnSearch,
  beforeLoad: leaveWhenSignedIn,
  loader: ({ context }) => context.queryClient.ensureQueryData(signInOptionsQuery),
  head: ({ match }) => accountHead("signup", match.context.facts),
  component: () => <SignupPage returnTo={Route.useSearch().return} />,
});
