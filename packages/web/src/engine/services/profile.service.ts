import type { ProfileService } from "@safar/engine";
import {
  initiateDeletion,
  keepAccount,
  readProfile,
  requestDeletionCode,
  updateProfile,
  verifyDeletionCode,
} from "../../calls/profile.calls.ts";
import { askServer } from "../asking/ask-server.ts";
import { signedOutAsProblem } from "../asking/signed-out-problem.ts";

/** The signed-in person's own particulars, over our server. */
export const profileService: ProfileService = {
  read: (signal) => askServer((signal) => readProfile({ signal }), signal),
  update: (data, signal) => askServer((signal) => updateProfile({ data, signal }), signal),
  initiateDeletion: (data, signal) => askServer((signal) => initiateDeletion({ data, signal }), signal),
  keepAccount: (signal) => askServer((signal) => keepAccount({ signal }), signal),
  deletionCodes: {
    requestCode: async (data, signal) =>
      signedOutAsProblem(await askServer((signal) => requestDeletionCode({ data, signal }), signal)),
    verifyCode: async (data, signal) =>
      signedOutAsProblem(await askServer((signal) => verifyDeletionCode({ data, signal }), signal)),
  },
};
