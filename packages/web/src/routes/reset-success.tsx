import { createFileRoute } from "@tanstack/react-router";
import { loadResetSuccess } from "../features/account/load-account.ts";
import { ResetSuccessPage } from "../features/account/reset-success-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/reset-success")({
  staticData: { layout: "blank" },
  loader: loadResetSuccess,
  head: headOfLoader,
  component: ResetSuccessPage,
});
