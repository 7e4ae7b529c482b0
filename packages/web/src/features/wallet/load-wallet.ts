import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import { answerStatus } from "../../app/loading/answer-status.ts";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import { readWalkFacts } from "../../calls/walk.calls.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { unlistedHead } from "../../seo/page-head.ts";
import { profileQuery, signInOptionsQuery } from "../account/account-queries.ts";
import { askedIn, type TransactionsSearch } from "./transactions-search.ts";
import {
  savedAccountsQuery,
  transactionsQuery,
  vouchersQuery,
  walletQuery,
  withdrawalOptionsQuery,
  withdrawalsQuery,
} from "./wallet-queries.ts";

type Args = { readonly context: { readonly queryClient: QueryClient; readonly facts: RequestFacts } };

const headOf = (title: MessageDescriptor, { context: { facts } }: Args) => ({
  head: unlistedHead({ facts, title: i18nOf(facts.locale)._(title) }),
});

/** What could not be had is the page's to tell; the answer's status says so to machines. */
const reading = async (query: Promise<{ readonly type: string }>): Promise<void> => {
  const { type } = await query;
  if (type === "PROBLEM") answerStatus(503);
};

export const loadWallet = async (args: Args) => {
  await Promise.all([
    reading(args.context.queryClient.fetchQuery(walletQuery)),
    reading(args.context.queryClient.fetchQuery(transactionsQuery(1, { shown: "all" }))),
    reading(args.context.queryClient.fetchQuery(withdrawalsQuery)),
  ]);
  return headOf(msg`My Wallet`, args);
};

export const loadTransactions = async (search: TransactionsSearch, args: Args) => {
  await Promise.all([
    reading(args.context.queryClient.fetchQuery(walletQuery)),
    reading(args.context.queryClient.fetchQuery(transactionsQuery(search.page ?? 1, askedIn(search)))),
    // Without them movements only say less.
    args.context.queryClient.fetchQuery(withdrawalsQuery),
  ]);
  return headOf(msg`Transactions`, args);
};

export const loadWithdrawals = async (args: Args) => {
  await reading(args.context.queryClient.fetchQuery(withdrawalsQuery));
  return headOf(msg`Withdrawals`, args);
};

export const loadAddCash = async (args: Args) => {
  await reading(args.context.queryClient.fetchQuery(walletQuery));
  return headOf(msg`Add cash`, args);
};

/** The code of a withdrawal goes to the person's own number, so that the profile is read. */
const loadPerson = (args: Args) => reading(args.context.queryClient.fetchQuery(profileQuery));

export const loadWithdrawCash = async (args: Args) => {
  await loadPerson(args);
  return headOf(msg`Withdraw cash`, args);
};

export const loadWithdrawalRequest = async (args: Args) => {
  await loadPerson(args);
  return headOf(msg`Your withdrawal`, args);
};

export const loadWalletCode = async (args: Args) => {
  await Promise.all([
    loadPerson(args),
    reading(args.context.queryClient.fetchQuery(savedAccountsQuery)),
    args.context.queryClient.ensureQueryData(signInOptionsQuery),
  ]);
  return headOf(msg`Enter the code`, args);
};

export const loadSavedAccounts = async (args: Args) => {
  await Promise.all([
    reading(args.context.queryClient.fetchQuery(savedAccountsQuery)),
    reading(args.context.queryClient.fetchQuery(withdrawalOptionsQuery)),
    args.context.queryClient.ensureQueryData(signInOptionsQuery),
  ]);
  return headOf(msg`Saved accounts`, args);
};

export const loadRedeemPoints = async (args: Args) => {
  await reading(args.context.queryClient.fetchQuery(vouchersQuery));
  return headOf(msg`Redeem points`, args);
};

/** Where a payer may be sent is this server's to say. */
export const loadWalletPayment = async (args: Args) => {
  const [{ paymentOrigins }] = await Promise.all([
    readWalkFacts(),
    reading(args.context.queryClient.fetchQuery(walletQuery)),
  ]);
  return { ...headOf(msg`Pay for your top-up`, args), paymentOrigins };
};
