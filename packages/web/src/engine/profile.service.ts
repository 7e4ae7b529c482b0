import type { ProfileService } from "@safar/engine";
import {
  initiateDeletion,
  keepAccount,
  readProfile,
  requestDeletionCode,
  updateProfile,
  verifyDeletionCode,
} from "../calls/profile.calls.ts";
import { askServer } from "./ask-server.ts";

/** A code's flow has no word for being signed out; its problem has. */
const signedOutProblem = {
  type: "PROBLEM",
  problem: {
    kind: "refused",
    code: "unauthorised",
    status: 401,
    message: "nobody is signed in",
    retryable: false,
  },
} as const;

/** The signed-in person's own particulars, over our server. */
export const profileService: ProfileService = {
  read: (signal) => askServer((signal) => readProfile({ signal }), signal),
  update: (data, signal) => askServer((signal) => updateProfile({ data, signal }), signal),
  initiateDeletion: (data, signal) => askServer((signal) => initiateDeletion({ data, signal }), signal),
  keepAccount: (signal) => askServer((signal) => keepAccount({ signal }), signal),
  deletionCodes: {
    requestCode: async (data, signal) => {
      const outcome = await askServer((signal) => requestDeletionCode({ data, signal }), signal);
      return outcome.type === "SIGNED_OUT" ? signedOutProblem : outcome;
    },
    verifyCode: async (data, signal) => {
      const outcome = await askServer((signal) => verifyDeletionCode({ data, signal }), signal);
      return outcome.type === "SIGNED_OUT" ? signedOutProblem : outcome;
    },
  },
};
