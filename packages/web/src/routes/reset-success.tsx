import { createFileRoute } from "@tanstack/react-router";
import { returnSearch } from "../app/addresses/return-path.ts";
import { loadResetSuccess } from "../features/account/load-account.ts";
import { ResetSuccessPage } from "../features/account/reset-success-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/reset-success")({
  staticData: { layout: "blank" },
  validateSearch: returnSearch,
  loader: loadResetSuccess,
  head: headOfLoader,
  component: Page,
});

function Page() {
  return <ResetSuccessPage returnTo={Route.useSearch().return} />;
}
