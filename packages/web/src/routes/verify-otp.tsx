import { createFileRoute } from "@tanstack/react-router";
import { returnSearch } from "../app/return-path.ts";
import { accountHead } from "../features/account/account-head.ts";
import { signInOptionsQuery } from "../features/account/account-queries.ts";
import { VerifyOtpPage } from "../features/account/verify-otp-page.tsx";

export const Route = createFileRoute("/verify-otp")({
  staticData: { catalogues: ["account"], layout: "blank" },
  validateSearch: returnSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(signInOptionsQuery),
  head: ({ match }) => accountHead("verify-otp", match.context.facts),
  component: () => <VerifyOtpPage returnTo={Route.useSearch().return} />,
});
