// @vitest-environment jsdom
import { type AuthService, connectSignUp } from "@safar/engine";
import { otpModel, signUpModel } from "@safar/engine/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

const register = vi.fn<AuthService["register"]>();
vi.mock("../../engine/services/auth.service.ts", () => ({ authService: { register, codes: { "sign-up": {} } } }));

const { renderAccount } = await import("./account.harness.tsx");
const { VerifyOtpPage } = await import("./verify-otp-page.tsx");
const { accountFlows } = await import("./account-flows.ts");

afterEach(() => {
  cleanup();
  accountFlows.signUp.end();
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
