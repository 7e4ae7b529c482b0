import { connectOtp, type PasswordResetView, type SignInView, type SignUpView } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { CodeRef } from "./code-entry.tsx";

/** The page that a sign-in's step belongs to; null when any will do. */
export const signInPage = ({ screen }: SignInView, returnTo?: string): string | null => {
  if (screen === "code") return paths.verifyOtp(returnTo);
  if (screen === "newPhone") return paths.verifyPhone(returnTo);
  return screen === "done" ? null : paths.login(returnTo);
};

/** A step of signing up that is no page of its own but an address: the browser's button leads back from it to the one before. */
export type SignUpStep = "password";

export const signUpStepPage = (step: SignUpStep | undefined, returnTo?: string): string => {
  const page = paths.signup(returnTo);
  return step === undefined ? page : `${page}${page.includes("?") ? "&" : "?"}step=${step}`;
};

export const signUpPage = ({ screen }: SignUpView, returnTo?: string): string | null => {
  if (screen === "code" || screen === "taken") return paths.verifyOtp(returnTo);
  if (screen === "password") return signUpStepPage("password", returnTo);
  return screen === "details" ? signUpStepPage(undefined, returnTo) : null;
};

/** `codeScreen` is the step of the code within, while there is one. */
export const passwordResetPage = (
  { screen }: Pick<PasswordResetView, "screen">,
  codeScreen: ReturnType<typeof connectOtp>["screen"] | undefined,
  returnTo?: string,
): string | null => {
  if (screen === "password") return paths.forgotPassword(returnTo);
  if (screen !== "phone" || codeScreen === "sending" || codeScreen === "done") return null;
  return codeScreen === undefined || codeScreen === "number"
    ? paths.forgotPassword(returnTo)
    : paths.verifyOtp(returnTo);
};

type WithCode = { getSnapshot: () => { readonly children: { readonly code?: CodeRef; readonly newPhone?: CodeRef } } };

/** Whoever comes back to a form, by the browser's own button say, has left the code that it had led to. */
export const leaveCode = (flow: WithCode): void => {
  const { code, newPhone } = flow.getSnapshot().children;
  for (const child of [code, newPhone]) {
    if (child && connectOtp(child.getSnapshot()).screen !== "number") child.send({ type: "flow.cancel" });
  }
};
