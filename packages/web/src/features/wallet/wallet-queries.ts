import { bookingTabs } from "@safar/engine";
import { queryOptions } from "@tanstack/react-query";
import { bookingAddress } from "../../app/addresses/booking-address.ts";
import { readTransactions } from "../../calls/wallet.calls.ts";
import { askServer } from "../../engine/asking/ask-server.ts";
import { readBookings } from "../../engine/services/booking.service.ts";
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

/** Where the bookings of a person have their pages, by their references: those of the first pages, which the latest movements are for. */
export const bookedQuery = queryOptions({
  queryKey: ["booked"],
  queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
    const lists = await Promise.all(
      bookingTabs.map((tab) => readBookings({ tab, kind: null, status: null, page: 1 }, signal)),
    );
    const bookings = lists.flatMap((list) => (list.type === "LISTED" ? list.bookings : []));
    return new Map(
      bookings.flatMap(({ orderId, product, uuid }) => {
        const address = bookingAddress(product, uuid);
        return address === null ? [] : [[orderId, address] as const];
      }),
    );
  },
  staleTime: 60_000,
  retry: false,
});
