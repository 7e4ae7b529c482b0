import type { Transaction, WithdrawalStatus } from "@safar/engine";
import { useSuspenseQuery } from "@tanstack/react-query";
import { withdrawalsQuery } from "./wallet-queries.ts";
import { withdrawalStatuses } from "./wallet-words.ts";

export type Standing = (typeof withdrawalStatuses)[WithdrawalStatus] & { readonly isWaiting: boolean };

type Standings = ReadonlyMap<string, WithdrawalStatus>;

/** How each withdrawal stands, by what its movements refer to; none where the list could not be had. */
export const useStandings = (): Standings => {
  const { data } = useSuspenseQuery(withdrawalsQuery);
  return new Map(data.type === "LISTED" ? data.withdrawals.map(({ id, status }) => [id, status]) : []);
};

/** What is to be said of a withdrawal that no bank has got: its amount is only set aside, or has come back. Null of all else. */
export const standingOf = ({ amount, kind, reference }: Transaction, standings: Standings): Standing | null => {
  const isTaken = kind === "withdraw" && amount.minor < 0;
  const status = isTaken && reference !== null ? standings.get(reference) : undefined;
  if (status === undefined || status === "paid" || status === "unknown") return null;
  return { ...withdrawalStatuses[status], isWaiting: status === "awaitingCode" };
};
