import { createFileRoute } from "@tanstack/react-router";
import { returnSearch } from "../app/addresses/return-path.ts";
import { ForgotPasswordPage } from "../features/account/forgot-password-page.tsx";
import { loadForgotPassword } from "../features/account/load-account.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/forgot-password")({
  staticData: { layout: "blank" },
  validateSearch: returnSearch,
  loader: loadForgotPassword,
  head: headOfLoader,
  component: Page,
});

function Page() {
  return <ForgotPasswordPage returnTo={Route.useSearch().return} />;
}
