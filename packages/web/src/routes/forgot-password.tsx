import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordPage } from "../features/account/forgot-password-page.tsx";
import { loadForgotPassword } from "../features/account/load-account.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/forgot-password")({
  staticData: { layout: "blank" },
  loader: loadForgotPassword,
  head: headOfLoader,
  component: ForgotPasswordPage,
});
