import { z } from "zod";
import { otpAnswerSchema } from "../codes/otp.schemas.ts";
import { endpointsOf } from "../http/endpoint.ts";
import {
  loginAnswerSchema,
  loginRequestSchema,
  registerAnswerSchema,
  registerRequestSchema,
  requestPasswordResetRequestSchema,
  resetPasswordRequestSchema,
  updatePhoneNumberRequestSchema,
  verifyOtpAnswerSchema,
  verifyOtpRequestSchema,
} from "./auth.schemas.ts";

const endpoint = endpointsOf("app");

export const authEndpoints = {
  login: endpoint({
    call: "C071",
    method: "POST",
    path: "users/auth/login",
    auth: "key",
    summary: "Signs in by password or social account, or sends a one-time code to sign in with.",
    request: loginRequestSchema,
    response: loginAnswerSchema,
  }),
  register: endpoint({
    call: "C072",
    method: "POST",
    path: "users/auth/register",
    auth: "key",
    summary: "Takes a sign-up and sends a code to its phone; the account exists once the code is verified.",
    request: registerRequestSchema,
    response: registerAnswerSchema,
  }),
  verifyOtp: endpoint({
    call: "C073",
    method: "POST",
    path: "users/auth/verifyOTP",
    auth: "optionalUser",
    summary: "Verifies a one-time code and does what its request was for.",
    request: verifyOtpRequestSchema,
    response: verifyOtpAnswerSchema,
  }),
  updatePhoneNumber: endpoint({
    call: "C074",
    method: "PUT",
    path: "users/auth/updatePhoneNumber",
    auth: "optionalUser",
    summary: "Sends a code to a new phone number; the number counts once the code is verified.",
    request: updatePhoneNumberRequestSchema,
    response: otpAnswerSchema,
  }),
  resetPassword: endpoint({
    call: "C075",
    method: "PUT",
    path: "users/auth/resetPassword",
    auth: "key",
    summary: "Sets a new password by a verified reset's ticket and signs every session out.",
    request: resetPasswordRequestSchema,
    response: z.object({ reset: z.literal(true) }),
  }),
  requestPasswordReset: endpoint({
    call: "C076",
    method: "POST",
    path: "users/auth/requestPasswordReset",
    auth: "key",
    summary: "Sends a code to reset a password; the answer is the same whether or not the phone has an account.",
    request: requestPasswordResetRequestSchema,
    response: otpAnswerSchema,
  }),
};
