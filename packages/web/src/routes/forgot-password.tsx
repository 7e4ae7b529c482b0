import { createFileRoute } from "@tanstack/react-router";
import { accountHead } from "../features/account/account-head.ts";
import { signInOptionsQuery } from "../features/account/account-queries.ts";
import { ForgotPasswordPage } from "../features/account/forgot-password-page.tsx";

export const Route = createFileRoute("/forgot-password")({
  staticData: { catalogues: ["account"], layout: "blank" },
  loader: ({ context }) => context.queryClient.ensureQueryData(signInOptionsQuery),
  head: ({ match }) => accountHead("forgot-password", match.context.facts),
  component: ForgotPasswordPage,
});
