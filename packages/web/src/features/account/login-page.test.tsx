// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import * as auth from "../../calls/auth.calls.ts";
import { inTest } from "../../calls/in-test.ts";
import { renderAccount } from "./account.harness.tsx";
import { LoginPage } from "./login-page.tsx";

afterEach(cleanup);

test("behavior: the sample account signs in whichever way is open", async () => {
  const signIn = inTest(auth.signIn).mockResolvedValue({ at: 0, outcome: { type: "INVALID_CREDENTIALS" } });
  const sample = { email: "ayesha@safar.example", password: "safar-2026" };
  await renderAccount(<LoginPage returnTo={undefined} />, "en", sample);
  fireEvent.click(screen.getByRole("radio", { name: "With a code" }));
  fireEvent.click(screen.getByRole("button", { name: "Sign in with it" }));
  await waitFor(() => expect(signIn).toHaveBeenCalledOnce());
  expect(JSON.stringify(signIn.mock.calls)).toContain(sample.password);
});
