// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderAccount } from "./account.harness.tsx";
import { passwordResetPage } from "./flow-pages.ts";
import { ResetSuccessPage } from "./reset-success-page.tsx";

afterEach(cleanup);

test("behavior: each step of a forgotten password keeps where signing in was to lead", () => {
  const pageOf = (code: "number" | "code" | undefined, returnTo?: string) =>
    passwordResetPage({ screen: "phone" }, code, returnTo);
  expect(pageOf("code", "/bookings")).toBe("/verify-otp?return=%2Fbookings");
  expect(pageOf("number", "/bookings")).toBe("/forgot-password?return=%2Fbookings");
  expect(passwordResetPage({ screen: "password" }, undefined, "/bookings")).toBe("/forgot-password?return=%2Fbookings");
  expect(pageOf("code")).toBe("/verify-otp");
});

test.each([
  [undefined, "/login"],
  ["/bookings?tab=past", "/login?return=%2Fbookings%3Ftab%3Dpast"],
])("behavior: with a password that is set one signs in and goes on to %s", async (returnTo, href) => {
  await renderAccount(<ResetSuccessPage returnTo={returnTo} />, "en");
  expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(href);
});
