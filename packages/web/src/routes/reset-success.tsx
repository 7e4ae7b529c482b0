import { createFileRoute } from "@tanstack/react-router";
import { accountHead } from "../features/account/account-head.ts";
import { ResetSuccessPage } from "../features/account/reset-success-page.tsx";

export const Route = createFileRoute("/reset-success")({
  staticData: { catalogues: ["account"], layout: "blank" },
  head: ({ match }) => accountHead("reset-success", match.context.facts),
  component: ResetSuccessPage,
});
