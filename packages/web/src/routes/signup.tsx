import { createFileRoute } from "@tanstack/react-router";
import { returnSearch } from "../app/addresses/return-path.ts";
import type { SignUpStep } from "../features/account/flow-pages.ts";
import { loadSignup } from "../features/account/load-account.ts";
import { SignupPage } from "../features/account/signup-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

type Search = ReturnType<typeof returnSearch> & { readonly step?: SignUpStep };

export const Route = createFileRoute("/signup")({
  staticData: { layout: "blank" },
  validateSearch: (search: Readonly<Record<string, unknown>>): Search =>
    search.step === "password" ? { ...returnSearch(search), step: search.step } : returnSearch(search),
  loader: loadSignup,
  head: headOfLoader,
  component: Page,
});

function Page() {
  const { return: returnTo, step } = Route.useSearch();
  return <SignupPage returnTo={returnTo} step={step} />;
}
