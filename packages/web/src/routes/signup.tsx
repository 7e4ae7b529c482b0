import { createFileRoute } from "@tanstack/react-router";
import { returnSearch } from "../app/addresses/return-path.ts";
import { loadSignup } from "../features/account/load-account.ts";
import { SignupPage } from "../features/account/signup-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/signup")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { layout: "blank" },
  validateSearch: returnSearch,
  loader: loadSignup,
  head: headOfLoader,
  component: Page,
});

function Page() {
  return <SignupPage returnTo={Route.useSearch().return} />;
}
