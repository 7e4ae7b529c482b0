import { createFileRoute } from "@tanstack/react-router";
import { returnSearch } from "../app/addresses/return-path.ts";
import { loadVerifyOtp } from "../features/account/load-account.ts";
import { VerifyOtpPage } from "../features/account/verify-otp-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/verify-otp")({
  staticData: { layout: "blank" },
  validateSearch: returnSearch,
  loader: loadVerifyOtp,
  head: headOfLoader,
  component: Page,
});

function Page() {
  return <VerifyOtpPage returnTo={Route.useSearch().return} />;
}
