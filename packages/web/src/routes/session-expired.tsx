import { createFileRoute } from "@tanstack/react-router";
import { returnSearch } from "../app/return-path.ts";
import { accountHead } from "../features/account/account-head.ts";
import { SessionExpiredPage } from "../features/account/session-expired-page.tsx";

export const Route = createFileRoute("/session-expired")({
  staticData: { catalogues: ["account"], layout: "blank" },
  validateSearch: returnSearch,
  head: ({ match }) => accountHead("session-expired", match.context.facts),
  component: () => <SessionExpiredPage returnTo={Route.useSearch().return} />,
});
