import { createFileRoute } from "@tanstack/react-router";
import { returnSearch } from "../app/addresses/return-path.ts";
import { loadLogin } from "../features/account/load-account.ts";
import { LoginPage } from "../features/account/login-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/login")({
  staticData: { layout: "blank" },
  validateSearch: returnSearch,
  loader: loadLogin,
  head: headOfLoader,
  component: Page,
});

function Page() {
  return <LoginPage returnTo={Route.useSearch().return} />;
}
