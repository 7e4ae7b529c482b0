import { type AttemptId, attemptId, orderRefId } from "../../kernel/ids.ts";
import { figuresOf } from "./figures.ts";
import { isLive } from "./own-withdrawal.ts";
import { sampleChallenge, sampleOptions } from "./withdrawal.fixtures.ts";
import type { WithdrawalLock, WithdrawalService } from "./withdrawal.service.ts";
import type { RequestOutcome, Withdrawal, WithdrawalOptions } from "./withdrawal.types.ts";

/** What happens to the next request: it arrives or not, and its answer does or does not. */
export type Fate = "served" | "answerLost" | "neverArrives" | "hangs";

type FakeOptions = {
  readonly options?: WithdrawalOptions;
  /** Whether the list tells attempts, and whether a repeated attempt is recognised. */
  readonly knowsAttempts?: boolean;
  /** What the service charges, when that is not what its options say. */
  readonly charges?: number;
};

/** A service with books, for tests: every request holds its amount, and nothing is ever taken twice unless it is asked twice. */
export const createFakeWithdrawals = ({ options = sampleOptions, knowsAttempts = true, charges }: FakeOptions = {}) => {
  const kept: Withdrawal[] = [];
  const fates: Fate[] = [];
  const arrived: AttemptId[] = [];
  let isListReadable = true;

  const withStatus = (id: string, status: Withdrawal["status"], reason: Withdrawal["reason"] = null) => {
    const index = kept.findIndex((one) => one.id === id);
    const known = kept[index];
    if (known !== undefined) kept[index] = { ...known, status, reason };
  };

  const seenBy = (withdrawal: Withdrawal): Withdrawal =>
    knowsAttempts ? withdrawal : { ...withdrawal, attempt: null };

  const serve: WithdrawalService["request"] = async ({ attempt, amount, account }) => {
    arrived.push(attempt);
    const known = knowsAttempts ? kept.find((one) => one.attempt === attempt) : undefined;
    if (known !== undefined) return { type: "REQUESTED", withdrawal: known, challenge: sampleChallenge };
    if (kept.some(isLive)) return { type: "DUPLICATE" };
    const expected = figuresOf(amount, sampleOptions);
    if (expected === null) throw new Error("The fake charges in rupees.");
    const minor = charges ?? expected.charges.minor;
    const withdrawal: Withdrawal = {
      id: orderRefId(`W${kept.length + 1}`),
      attempt,
      status: "awaitingCode",
      amount,
      charges: { ...amount, minor },
      net: { ...amount, minor: amount.minor - minor },
      bank: account.bank,
      ibanMasked: `${account.iban.slice(0, 4)} •••• ${account.iban.slice(-4)}`,
      title: account.title,
      at: 0,
      reason: null,
    };
    kept.unshift(withdrawal);
    return { type: "REQUESTED", withdrawal: seenBy(withdrawal), challenge: sampleChallenge };
  };

  const service: WithdrawalService = {
    options: () => Promise.resolve({ type: "OPTIONS", options }),
    list: () =>
      Promise.resolve(
        isListReadable
          ? { type: "LISTED", withdrawals: kept.map(seenBy), challenge: sampleChallenge }
          : { type: "PROBLEM", problem: { kind: "offline" } },
      ),
    request: async (request): Promise<RequestOutcome> => {
      const fate = fates.shift() ?? "served";
      if (fate === "neverArrives") return { type: "UNKNOWN" };
      const outcome = await serve(request);
      if (fate === "hangs") return new Promise(() => undefined);
      return fate === "answerLost" ? { type: "UNKNOWN" } : outcome;
    },
    cancel: (id) => {
      withStatus(id, "cancelled");
      return Promise.resolve({ type: "ANSWERED" });
    },
    codes: {
      requestCode: () => Promise.resolve({ type: "CODE_SENT", challenge: sampleChallenge }),
      verifyCode: () => {
        const waiting = kept.find(({ status }) => status === "awaitingCode");
        if (waiting !== undefined) withStatus(waiting.id, "pending");
        return Promise.resolve({ type: "VERIFIED", proof: { kind: "accepted" } });
      },
    },
  };

  return {
    service,
    fates,
    /** The attempts of the requests that reached the service, oldest first. */
    arrived,
    /** The books. */
    kept: (): readonly Withdrawal[] => kept,
    /** What is held or has gone, in minor units. */
    taken: (): number =>
      kept
        .filter(({ status }) => status !== "cancelled" && status !== "rejected")
        .reduce((sum, one) => sum + one.amount.minor, 0),
    decide: withStatus,
    blind: (isBlind: boolean) => {
      isListReadable = !isBlind;
    },
  };
};

/** One lock for as many tabs as a test opens. */
export const createFakeLock = (): WithdrawalLock & { readonly isHeld: () => boolean } => {
  let isHeld = false;
  return {
    isHeld: () => isHeld,
    acquire: () => {
      if (isHeld) return Promise.resolve(null);
      isHeld = true;
      return Promise.resolve(() => {
        isHeld = false;
      });
    },
  };
};

export const createAttemptIds = (): (() => AttemptId) => {
  let count = 0;
  return () => {
    count += 1;
    return attemptId(`withdraw-${String(count).padStart(4, "0")}`);
  };
};
