import type { OrderRefId } from "../../kernel/ids.ts";
import { isSameFigures } from "./figures.ts";
import type { Withdrawal, WithdrawalContext } from "./withdrawal.types.ts";

type Sent = Pick<WithdrawalContext, "attempt" | "amount" | "account" | "seen">;

/** Whether a masked IBAN may be this one: what it shows of the end is how the IBAN ends. */
const mayBe = (masked: string, iban: string): boolean => iban.endsWith(/[A-Z0-9]+$/.exec(masked)?.[0] ?? "");

/**
 * Finds the request that an attempt has become. A service that names attempts is believed; of any other, it is a request that
 * was not there before, over the same amount and to the same account.
 */
export const ownWithdrawalIn = (
  withdrawals: readonly Withdrawal[],
  { attempt, amount, account, seen }: Sent,
): Withdrawal | null => {
  if (attempt === null || amount === null || account === null) return null;
  const named = withdrawals.find((one) => one.attempt === attempt);
  if (named !== undefined) return named;
  const alike = withdrawals.find(
    (one) =>
      one.attempt === null &&
      !seen.includes(one.id) &&
      one.amount.minor === amount.minor &&
      one.amount.currency === amount.currency &&
      mayBe(one.ibanMasked, account.iban),
  );
  return alike ?? null;
};

/** Whether the request is what the person said yes to: the figures, and where the money goes. */
export const isAsAccepted = (
  withdrawal: Withdrawal,
  { accepted, account }: Pick<WithdrawalContext, "accepted" | "account">,
): boolean =>
  accepted !== null &&
  account !== null &&
  isSameFigures(withdrawal, accepted) &&
  mayBe(withdrawal.ibanMasked, account.iban) &&
  withdrawal.title === account.title;

const liveStatuses: ReadonlySet<Withdrawal["status"]> = new Set(["awaitingCode", "pending", "approved", "unknown"]);

export const isLive = ({ status }: Withdrawal): boolean => liveStatuses.has(status);

/** The requests that are under way: what the list of active ones shows. */
export const activeIn = (withdrawals: readonly Withdrawal[]): readonly Withdrawal[] => withdrawals.filter(isLive);

/** Whether there is a live one that nobody has seen here yet. */
export const hasNewcomer = (withdrawals: readonly Withdrawal[], known: readonly OrderRefId[]): boolean =>
  activeIn(withdrawals).some(({ id }) => !known.includes(id));
