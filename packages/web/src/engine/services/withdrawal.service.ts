import type { WithdrawalLock, WithdrawalService } from "@safar/engine";
import {
  cancelWithdrawal,
  listWithdrawals,
  readWithdrawalOptions,
  requestWithdrawal,
  requestWithdrawalCode,
  verifyWithdrawalCode,
} from "../../calls/withdrawal.calls.ts";
import { askServer } from "../asking/ask-server.ts";
import { isAnswerLost } from "../asking/lost-answer.ts";
import { signedOutAsProblem } from "../asking/signed-out-problem.ts";
import { acquireDeviceLock } from "../device/device-lock.ts";

/** Withdrawing cash, over our server. A request whose answer was lost is not known to have failed. */
export const withdrawalService: WithdrawalService = {
  options: (signal) => askServer((signal) => readWithdrawalOptions({ signal }), signal),
  list: (signal) => askServer((signal) => listWithdrawals({ signal }), signal),
  request: async (data, signal) => {
    const outcome = await askServer((signal) => requestWithdrawal({ data, signal }), signal);
    return isAnswerLost(outcome) ? { type: "UNKNOWN" } : outcome;
  },
  cancel: async (withdrawal, signal) => {
    const outcome = await askServer((signal) => cancelWithdrawal({ data: { withdrawal }, signal }), signal);
    // Whatever kept it from being given up, the list says how it stands.
    return { type: isAnswerLost(outcome) ? "UNKNOWN" : "ANSWERED" };
  },
  codes: {
    requestCode: async (data, signal) =>
      signedOutAsProblem(await askServer((signal) => requestWithdrawalCode({ data, signal }), signal)),
    verifyCode: async (data, signal) =>
      signedOutAsProblem(await askServer((signal) => verifyWithdrawalCode({ data, signal }), signal)),
  },
};

/** One withdrawal is sent at a time in this browser. */
export const withdrawalLock: WithdrawalLock = { acquire: () => acquireDeviceLock("withdrawal") };
