import "@tanstack/react-start/server-only";
import {
  createRewardsService,
  createSavedAccountsService,
  createWalletService,
  createWithdrawalService,
} from "@safar/api-clients";
import { editions } from "@safar/engine";
import { currentAccount } from "../account/current-account.ts";
import { currentRequest } from "../request/current-request.ts";
import { systemClock } from "../system-clock.ts";
import { limitedRewards, limitedSavedAccounts, limitedWithdrawals } from "./limited-wallet.ts";

/** The wallet's services on behalf of the request being answered, their tries counted. */
export const currentWallet = async () => {
  const [{ context, server }, { signedIn }] = await Promise.all([currentRequest(), currentAccount()]);
  const { facts, session, clientAddress } = context;
  const { rateLimits, upstream } = server;
  const client = upstream({ locale: facts.locale, country: facts.edition, apiToken: session?.apiToken }).app;
  const options = { client, clock: systemClock, offsetMs: () => upstream.clockOffsetMs("app") };
  const limits = { rateLimits, clientAddress, now: systemClock.now, person: session?.user.uuid ?? null };
  return {
    wallet: createWalletService(options),
    rewards: limitedRewards(createRewardsService(options), limits),
    withdrawals: limitedWithdrawals(createWithdrawalService(options), limits),
    savedAccounts: limitedSavedAccounts(createSavedAccountsService(options), limits),
    /** Whose days the wallet's pages are written in. */
    timeZone: editions[facts.edition].timeZone,
    /** Runs what needs somebody signed in; see `asSignedIn`. */
    signedIn,
  };
};
