import { createFileRoute } from "@tanstack/react-router";
import { returnSearch } from "../app/addresses/return-path.ts";
import { loadVerifyPhone } from "../features/account/load-account.ts";
import { VerifyPhonePage } from "../features/account/verify-phone-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/verify-phone")({
  staticData: { layout: "blank" },
  validateSearch: returnSearch,
  loader: loadVerifyPhone,
  head: headOfLoader,
  component: Page,
});

function Page() {
  return <VerifyPhonePage returnTo={Route.useSearch().return} />;
}
