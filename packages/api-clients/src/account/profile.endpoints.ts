import { z } from "zod";
import { endpointsOf } from "../http/endpoint.ts";
import {
  initiateDeleteAccountAnswerSchema,
  initiateDeleteAccountRequestSchema,
  profileAnswerSchema,
  profileUpdateRequestSchema,
  profileVerifyOtpAnswerSchema,
  profileVerifyOtpRequestSchema,
} from "./profile.schemas.ts";

const endpoint = endpointsOf("app");

export const profileEndpoints = {
  updateProfile: endpoint({
    call: "C077",
    method: "PUT",
    path: "users/profile/update",
    auth: "user",
    summary: "Changes the signed-in user's particulars, or calls their account's deletion off.",
    request: profileUpdateRequestSchema,
    response: profileAnswerSchema,
  }),
  profile: endpoint({
    call: "C078",
    method: "GET",
    path: "users/profile",
    auth: "user",
    summary: "The signed-in user's particulars.",
    request: z.object({}),
    response: profileAnswerSchema,
  }),
  initiateDeleteAccount: endpoint({
    call: "C082",
    method: "DELETE",
    path: "users/profile/initiateDeleteAccount",
    auth: "user",
    summary: "Sends the code that an account's deletion must be confirmed with.",
    request: initiateDeleteAccountRequestSchema,
    response: initiateDeleteAccountAnswerSchema,
  }),
  verifyProfileOtp: endpoint({
    call: "C083",
    method: "POST",
    path: "users/profile/verifyOTP",
    auth: "user",
    summary: "Confirms an account's deletion by its code; the account goes after a cool-down.",
    request: profileVerifyOtpRequestSchema,
    response: profileVerifyOtpAnswerSchema,
  }),
};
