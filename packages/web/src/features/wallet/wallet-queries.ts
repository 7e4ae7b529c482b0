import { queryOptions } from "@tanstack/react-query";
import { readTransactions } from "../../calls/wallet.calls.ts";
import { askServer } from "../../engine/asking/ask-server.ts";
import { savedAccountsService } from "../../engine/services/saved-accounts.service.ts";
import { rewardsService, walletService } from "../../engine/services/wallet.service.ts";
import { withdrawalService } from "../../engine/services/withdrawal.service.ts";
import type { TransactionsAsked } from "../../server/wallet/shown-transactions.ts";

/** A page reads anew whatever is older; hints from the service and what is done here make it old at once. */
const staleTime = 5_000;

/** Everything that was read of the wallet, to be read again after it has changed. */
export const walletKey = ["wallet"] as const;

export const walletQuery = queryOptions({
  queryKey: [...walletKey, "home"],
  queryFn: ({ signal }) => walletService.home(signal),
  staleTime,
});

export const transactionsQuery = (page: number, asked: TransactionsAsked) =>
  queryOptions({
    queryKey: [...walletKey, "transactions", page, asked],
    queryFn: ({ signal }) => askServer((signal) => readTransactions({ data: { page, ...asked }, signal }), signal),
    staleTime,
  });

export const withdrawalsQuery = queryOptions({
  queryKey: [...walletKey, "withdrawals"],
  queryFn: ({ signal }) => withdrawalService.list(signal),
  staleTime,
});

/** Banks, limits and charges. */
export const withdrawalOptionsQuery = queryOptions({
  queryKey: [...walletKey, "withdrawal-options"],
  queryFn: ({ signal }) => withdrawalService.options(signal),
  staleTime,
});

export const savedAccountsQuery = queryOptions({
  queryKey: [...walletKey, "accounts"],
  queryFn: ({ signal }) => savedAccountsService.list(signal),
  staleTime,
});

export const vouchersQuery = queryOptions({
  queryKey: [...walletKey, "vouchers"],
  queryFn: ({ signal }) => rewardsService.vouchers(signal),
  staleTime,
});
