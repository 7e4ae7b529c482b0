// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as auth from "../../calls/auth.calls.ts";
import { inTest } from "../../calls/in-test.ts";
import * as shell from "../../calls/shell.calls.ts";
import { renderAccount } from "./account.harness.tsx";
import { SignInDialog } from "./sign-in-dialog.tsx";

const signIn = inTest(auth.signIn);
const readShell = inTest(shell.readShell);

const account = {
  id: "u-1",
  name: "Ayesha",
  email: "ayesha@safar.example",
  phone: null,
  gender: null,
  birthDate: null,
  deletesAt: null,
};

beforeEach(() => {
  readShell.mockResolvedValue({ viewer: null });
  inTest(auth.readSignInOptions).mockResolvedValue({ providers: [], countries: [], sample: null });
});
afterEach(cleanup);

const open = async () => {
  const onSignedIn = vi.fn();
  await renderAccount(
    <>
      <input aria-label="Card number" defaultValue="" />
      <SignInDialog onSignedIn={onSignedIn} onClose={vi.fn()} />
    </>,
    "en",
  );
  fireEvent.change(screen.getByLabelText("Card number"), { target: { value: "4242" } });
  fireEvent.change(screen.getByRole("textbox", { name: "Email or mobile number" }), {
    target: { value: account.email },
  });
  fireEvent.change(screen.getByLabelText("Password", { selector: "input[type=password]" }), {
    target: { value: "safar-2026" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Sign in" }));
  return onSignedIn;
};

test("default: signs in over the page, which keeps what it holds and learns who came", async () => {
  signIn.mockResolvedValue({ at: Date.now(), outcome: { type: "SIGNED_IN", account } });
  const onSignedIn = await open();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(readShell).toHaveBeenCalledOnce();
  expect(screen.getByLabelText("Card number")).toHaveProperty("value", "4242");
});

test("behavior: refused details stay in the dialog", async () => {
  signIn.mockResolvedValue({ at: Date.now(), outcome: { type: "INVALID_CREDENTIALS" } });
  const onSignedIn = await open();
  expect(await screen.findByText("These details do not match")).toBeTruthy();
  expect(onSignedIn).not.toHaveBeenCalled();
});
