import type { RewardsService, WalletService } from "@safar/engine";
import {
  openTopUp,
  readPackages,
  readTransactions,
  readVouchers,
  readWallet,
  redeemPackage,
  redeemVoucher,
} from "../../calls/wallet.calls.ts";
import { askServer } from "../asking/ask-server.ts";
import { isAnswerLost } from "../asking/lost-answer.ts";

/** The signed-in person's wallet, over our server. */
export const walletService: WalletService = {
  home: (signal) => askServer((signal) => readWallet({ signal }), signal),
  transactions: (page = 1, signal) =>
    askServer((signal) => readTransactions({ data: { page, shown: "all" }, signal }), signal),
  openTopUp: (data, signal) => askServer((signal) => openTopUp({ data, signal }), signal),
};

/** Vouchers and points, over our server. A redemption whose answer was lost is not known to have failed. */
export const rewardsService: RewardsService = {
  packages: (signal) => askServer((signal) => readPackages({ signal }), signal),
  redeemPackage: async (data, signal) => {
    const outcome = await askServer((signal) => redeemPackage({ data, signal }), signal);
    return isAnswerLost(outcome) ? { type: "UNKNOWN" } : outcome;
  },
  vouchers: (signal) => askServer((signal) => readVouchers({ signal }), signal),
  redeemVoucher: (data, signal) => askServer((signal) => redeemVoucher({ data, signal }), signal),
};
