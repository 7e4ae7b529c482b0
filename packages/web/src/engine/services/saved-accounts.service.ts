import type { SavedAccountsService } from "@safar/engine";
import {
  listSavedAccounts,
  removeSavedAccount,
  requestSavedAccountCode,
  saveAccount,
  verifySavedAccountCode,
} from "../../calls/saved-accounts.calls.ts";
import { askServer } from "../asking/ask-server.ts";
import { signedOutAsProblem } from "../asking/signed-out-problem.ts";

/** What the signed-in person keeps to pay from and be paid to, over our server. */
export const savedAccountsService: SavedAccountsService = {
  list: (signal) => askServer((signal) => listSavedAccounts({ signal }), signal),
  save: (data, signal) => askServer((signal) => saveAccount({ data, signal }), signal),
  remove: (data, signal) => askServer((signal) => removeSavedAccount({ data, signal }), signal),
  codes: {
    requestCode: async (data, signal) =>
      signedOutAsProblem(await askServer((signal) => requestSavedAccountCode({ data, signal }), signal)),
    verifyCode: async (data, signal) =>
      signedOutAsProblem(await askServer((signal) => verifySavedAccountCode({ data, signal }), signal)),
  },
};
