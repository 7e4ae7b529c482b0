import type { AuthPurpose, AuthService, OtpService } from "@safar/engine";
import {
  completeRegistration,
  register,
  requestCode,
  resetPassword,
  signIn,
  verifyCode,
} from "../../calls/auth.calls.ts";
import { askServer } from "../asking/ask-server.ts";

const codesFor = (purpose: AuthPurpose): OtpService => ({
  requestCode: (request, signal) =>
    askServer((signal) => requestCode({ data: { purpose, ...request }, signal }), signal),
  verifyCode: (attempt, signal) => askServer((signal) => verifyCode({ data: { purpose, ...attempt }, signal }), signal),
});

/** Signing in, over our server, which keeps the session. */
export const authService: AuthService = {
  signIn: (data, signal) => askServer((signal) => signIn({ data, signal }), signal),
  register: (data, signal) => askServer((signal) => register({ data, signal }), signal),
  completeRegistration: (data, signal) => askServer((signal) => completeRegistration({ data, signal }), signal),
  resetPassword: (data, signal) => askServer((signal) => resetPassword({ data, signal }), signal),
  codes: {
    "sign-in": codesFor("sign-in"),
    "sign-up": codesFor("sign-up"),
    "account-verification": codesFor("account-verification"),
    "phone-change": codesFor("phone-change"),
    "password-reset": codesFor("password-reset"),
  },
};
