import { createFileRoute } from "@tanstack/react-router";
import { returnSearch } from "../app/addresses/return-path.ts";
import { loadSessionExpired } from "../features/account/load-account.ts";
import { SessionExpiredPage } from "../features/account/session-expired-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/session-expired")({
  staticData: { layout: "blank" },
  validateSearch: returnSearch,
  loader: loadSessionExpired,
  head: headOfLoader,
  component: Page,
});

function Page() {
  return <SessionExpiredPage returnTo={Route.useSearch().return} />;
}
