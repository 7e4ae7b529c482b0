// @vitest-environment jsdom
import { type AuthService, connectSignIn, connectSignUp } from "@safar/engine";
import { otpModel, signInModel, signUpModel } from "@safar/engine/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

const register = vi.fn<AuthService["register"]>();
const requestCode = vi.fn<AuthService["codes"]["sign-in"]["requestCode"]>();
const requestReset = vi.fn<AuthService["codes"]["password-reset"]["requestCode"]>();
vi.mock("../../engine/services/auth.service.ts", () => ({
  authService: {
    register,
    codes: { "sign-up": {}, "sign-in": { requestCode }, "password-reset": { requestCode: requestReset } },
  },
}));

const { renderAccount } = await import("./account.harness.tsx");
const { useLeftCodes } = await import("./use-left-codes.ts");
const { VerifyOtpPage } = await import("./verify-otp-page.tsx");
const { accountFlows } = await import("./account-flows.ts");

afterEach(() => {
  cleanup();
  accountFlows.signUp.end();
  accountFlows.signIn.end();
  accountFlows.passwordReset.end();
});

test("behavior: whoever has gone back from the code of a sign-up finds it again", async () => {
  const challenge = { ...otpModel.inputs.sentAlready.challenge, expiresAt: Date.now() + 600_000 };
  register.mockResolvedValue({ type: "CODE_SENT", challenge });
  const flow = accountFlows.signUp.begin(signUpModel.input);
  const [details] = signUpModel.events["form.submit"];
  const [password] = signUpModel.events["password.submit"];
  if (details && password) for (const event of [details, password]) flow.send(event);
  const view = () => connectSignUp(flow.getSnapshot());
  await waitFor(() => expect(view().screen).toBe("code"));
  view().code?.send({ type: "flow.cancel" });
  expect(view().screen).toBe("password");
  await renderAccount(<VerifyOtpPage returnTo={undefined} />, "en");
  expect(await screen.findByLabelText("One-time code")).toBeDefined();
  expect(view().screen).toBe("code");
});

test.each([
  ["en", "No code was sent yet"],
  ["ar", "لم يُرسل رمز بعد"],
] as const)("behavior: in %s where no code went out, none is asked for", async (locale, title) => {
  requestCode.mockResolvedValue({ type: "RATE_LIMITED", retryAt: Date.now() + 60_000 });
  const flow = accountFlows.signIn.begin(signInModel.input);
  flow.send({ type: "method.choose", method: "code" });
  flow.send({ type: "phone.submit", phone: "0300 1234567", channel: "sms", remember: false });
  await renderAccount(<VerifyOtpPage returnTo={undefined} />, locale);
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeDefined();
  expect(screen.queryByRole("textbox")).toBeNull();
});

function AnotherPage() {
  useLeftCodes();
  return null;
}

test("behavior: a code of signing in that was left does not stand where one for a new password is asked for", async () => {
  const challenge = { ...otpModel.inputs.sentAlready.challenge, expiresAt: Date.now() + 600_000 };
  requestCode.mockResolvedValue({ type: "CODE_SENT", challenge });
  requestReset.mockResolvedValue({ type: "CODE_SENT", challenge: { ...challenge, masked: "+92 *** ***7711" } });
  const signingIn = accountFlows.signIn.begin(signInModel.input);
  signingIn.send({ type: "method.choose", method: "code" });
  signingIn.send({ type: "phone.submit", phone: "0300 1234567", channel: "sms", remember: false });
  await waitFor(() => expect(connectSignIn(signingIn.getSnapshot()).screen).toBe("code"));
  await renderAccount(<AnotherPage />, "en");
  const reset = accountFlows.passwordReset.begin({ dialCode: "92", channel: "whatsapp" });
  reset.getSnapshot().children.code?.send({ type: "number.change", phone: "0300 1237711" });
  await waitFor(() => expect(requestReset).toHaveBeenCalled());
  await renderAccount(<VerifyOtpPage returnTo={undefined} />, "en");
  expect(await screen.findByText(/7711/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Start again" })).toBeDefined();
});
