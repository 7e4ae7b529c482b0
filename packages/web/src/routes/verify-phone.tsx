import { createFileRoute } from "@tanstack/react-router";
import { returnSearch } from "../app/return-path.ts";
import { accountHead } from "../features/account/account-head.ts";
import { signInOptionsQuery } from "../features/account/account-queries.ts";
import { VerifyPhonePage } from "../features/account/verify-phone-page.tsx";

export const Route = createFileRoute("/verify-phone")({
  staticData: { catalogues: ["account"], layout: "blank" },
  validateSearch: returnSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(signInOptionsQuery),
  head: ({ match }) => accountHead("verify-phone", match.context.facts),
  component: () => <VerifyPhonePage returnTo={Route.useSearch().return} />,
});
