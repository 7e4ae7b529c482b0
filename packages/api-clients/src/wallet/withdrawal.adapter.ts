import {
  type AmountProblem,
  attemptId,
  compareMoney,
  type Money,
  type OtpChallenge,
  orderRefId,
  type PayoutAccount,
  type Problem,
  type Refusal,
  type SavedAccount,
  type Withdrawal,
  type WithdrawalFields,
  type WithdrawalListOutcome,
  type WithdrawalOptionsOutcome,
  type WithdrawalRequest,
  type WithdrawalRequestOutcome,
  type WithdrawalService,
  type WithdrawalStatus,
} from "@safar/engine";
import { codeRefusalOf, namedChallengeOf, requestRefusalOf, verifyRefusalOf } from "../codes/otp.outcomes.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import { financialEndpoints } from "../payment/financial.endpoints.ts";
import { accountIn } from "../payment/payment.decoding.ts";
import { amountToWire, type MoneyReader, moneyIfReadable, readMoney } from "../wire/money.ts";
import { namesIn } from "../wire/names.ts";
import { isRefusedAs, mayHaveActed, unservedOf } from "../wire/refusals.ts";
import { cleanText } from "../wire/text.ts";
import { instantOf, type Times } from "../wire/times.ts";
import { rewardsEndpoints } from "./rewards.endpoints.ts";
import type { WalletAdapterOptions } from "./wallet.adapter.ts";
import { limitIn, walletIn } from "./wallet.decoding.ts";
import { walletEndpoints } from "./wallet.endpoints.ts";

type WithdrawalAnswer = ResponseOf<typeof walletEndpoints.withdrawal>;
type WireWithdrawal = WithdrawalAnswer["items"][number];

const statuses: Readonly<Record<WireWithdrawal["status"], WithdrawalStatus>> = {
  awaiting_otp: "awaitingCode",
  pending: "pending",
  approved: "approved",
  paid: "paid",
  rejected: "rejected",
  cancelled: "cancelled",
  unknown: "unknown",
};

const withdrawalIn = (wire: WireWithdrawal, { money }: MoneyReader, times: Times): Withdrawal => ({
  id: orderRefId(wire.order_ref_id),
  attempt: wire.attempt_id === undefined ? null : attemptId(wire.attempt_id),
  status: statuses[wire.status],
  amount: money(wire.amount, wire.currency),
  charges: money(wire.charges, wire.currency),
  net: money(wire.net, wire.currency),
  bank: cleanText(wire.bank),
  ibanMasked: wire.iban_masked,
  title: cleanText(wire.title),
  at: instantOf(wire.at, times),
  reason: wire.reason,
});

/** A code counts for the withdrawal that it was sent for. */
const challengeFor = (id: string, otp: WithdrawalAnswer["otp"], times: Times): OtpChallenge | null =>
  otp === null ? null : namedChallengeOf(id, otp, times);

const listOf = ({ items, otp }: WithdrawalAnswer, times: Times): WithdrawalListOutcome => {
  const withdrawals = readMoney((reader) => items.map((item) => withdrawalIn(item, reader, times)));
  if (!withdrawals.ok) return withdrawals.error;
  const waiting = withdrawals.value.find(({ status }) => status === "awaitingCode");
  return {
    type: "LISTED",
    withdrawals: withdrawals.value,
    challenge: waiting === undefined ? null : challengeFor(waiting.id, otp, times),
  };
};

/** In the wallet's currency, whichever edition is asked; null when they cannot be reckoned with. */
const termsOf = ({ limits: { currency, min, max, fee } }: WithdrawalAnswer) => {
  const [least, most, fixed] = [min, max, fee.fixed].map((amount) => moneyIfReadable(amount, currency));
  const cap = fee.cap === null ? null : moneyIfReadable(fee.cap, currency);
  const basisPoints = Math.round(Number(fee.percent) * 1000) / 10;
  const isKnown = fixed && Number.isInteger(basisPoints) && (fee.cap === null || cap !== null);
  return { currency, min: least, max: most, charges: isKnown ? { fixed, basisPoints, max: cap } : null };
};

const amountProblemOf = ({ meta }: Refusal, amount: Money): AmountProblem => {
  const isOver = (limit: Money | null) => limit?.currency === amount.currency && compareMoney(amount, limit) > 0;
  const isUnder = (limit: Money | null) => limit?.currency === amount.currency && compareMoney(amount, limit) < 0;
  const [min, max, left] = [limitIn(meta, "min"), limitIn(meta, "max"), limitIn(meta, "daily_left")];
  if (min !== null && isUnder(min)) return { code: "below_min", min };
  if (max !== null && isOver(max)) return { code: "above_max", max };
  return left !== null && isOver(left) ? { code: "above_daily", left } : { code: "refused" };
};

const fieldProblems: Readonly<Record<string, WithdrawalFields>> = {
  bank: { bank: { code: "required" } },
  iban: { iban: { code: "invalid_iban" } },
  title: { title: { code: "required" } },
  amount: { amount: { code: "refused" } },
};

const refusalOf = (problem: Problem, amount: Money, times: Times): WithdrawalRequestOutcome => {
  if (mayHaveActed(problem)) return { type: "UNKNOWN" };
  if (isRefusedAs(problem, "validation_failed")) {
    const field = problem.field ?? "";
    const fields = Object.hasOwn(fieldProblems, field) ? fieldProblems[field] : undefined;
    return fields === undefined ? { type: "PROBLEM", problem } : { type: "INVALID", fields };
  }
  if (isRefusedAs(problem, "limit_exceeded"))
    return { type: "INVALID", fields: { amount: amountProblemOf(problem, amount) } };
  if (isRefusedAs(problem, "insufficient_funds"))
    return { type: "INVALID", fields: { amount: { code: "above_balance", balance: null } } };
  if (isRefusedAs(problem, "duplicate_order")) return { type: "DUPLICATE" };
  const refusal = codeRefusalOf(problem, times);
  return refusal.type === "PROBLEM" ? unservedOf(problem) : refusal;
};

/** What is kept and may be paid to. */
const payoutOf = ({ id, kind, brand, masked, title, isVerified }: SavedAccount): readonly PayoutAccount[] =>
  kind === "bank" && isVerified && title !== undefined ? [{ saved: id, bank: brand, iban: masked, title }] : [];

/** The engine's `WithdrawalService` over the main service. */
export const createWithdrawalService = ({ client, ...times }: WalletAdapterOptions): WithdrawalService => {
  const readOptions = async (signal: AbortSignal | undefined): Promise<WithdrawalOptionsOutcome> => {
    const [banks, home, list, kept] = await Promise.all([
      client.call(walletEndpoints.banks, {}, { signal }),
      client.call(rewardsEndpoints.walletHome, {}, { signal }),
      client.call(walletEndpoints.withdrawal, { action: "list" }, { signal }),
      client.call(financialEndpoints.savedAccounts, {}, { signal }),
    ]);
    if (!banks.ok) return unservedOf(banks.error);
    if (!home.ok) return unservedOf(home.error);
    const wallet = readMoney((reader) => walletIn(home.value, reader, times));
    if (!wallet.ok) return wallet.error;
    const { balance, limits } = wallet.value;
    const told = list.ok ? termsOf(list.value) : null;
    const terms = told?.currency === balance.currency ? told : null;
    return {
      type: "OPTIONS",
      options: {
        currency: balance.currency,
        banks: banks.value.banks.map(({ code, country, ...names }) => ({ code, name: namesIn(names), country })),
        accounts: kept.ok ? kept.value.accounts.map(accountIn).flatMap(payoutOf) : [],
        balance,
        min: limits?.min ?? terms?.min ?? null,
        max: limits?.max ?? terms?.max ?? null,
        dailyLeft: limits?.dailyLeft ?? null,
        charges: terms?.charges ?? null,
      },
    };
  };

  const request = async (
    { attempt, amount, account: { saved, ...account } }: WithdrawalRequest,
    signal: AbortSignal | undefined,
  ): Promise<WithdrawalRequestOutcome> => {
    const wish = {
      action: "request" as const,
      ...account,
      account_uuid: saved,
      amount: amountToWire(amount),
      attempt_id: attempt,
    };
    const answer = await client.call(walletEndpoints.withdrawal, wish, { signal });
    if (!answer.ok) return refusalOf(answer.error, amount, times);
    const { withdrawal: wire, otp } = answer.value;
    if (wire === null) return { type: "UNKNOWN" };
    const withdrawal = readMoney((reader) => withdrawalIn(wire, reader, times));
    if (!withdrawal.ok) return { type: "UNKNOWN" };
    const challenge = challengeFor(withdrawal.value.id, otp, times);
    return { type: "REQUESTED", withdrawal: withdrawal.value, challenge };
  };

  return {
    options: (signal) => readOptions(signal),
    request: (wish, signal) => request(wish, signal),

    async list(signal) {
      const answer = await client.call(walletEndpoints.withdrawal, { action: "list" }, { signal });
      return answer.ok ? listOf(answer.value, times) : unservedOf(answer.error);
    },

    async cancel(id, signal) {
      const wish = { action: "cancel" as const, order_ref_id: id };
      const answer = await client.call(walletEndpoints.withdrawal, wish, { signal });
      return { type: !answer.ok && mayHaveActed(answer.error) ? "UNKNOWN" : "ANSWERED" };
    },

    codes: {
      async requestCode({ requestId, reference }, signal) {
        const id = requestId ?? reference;
        if (id === null) return { type: "REQUEST_EXPIRED" };
        const wish = { action: "resend" as const, order_ref_id: id };
        const answer = await client.call(walletEndpoints.withdrawal, wish, { signal });
        if (!answer.ok) return requestRefusalOf(answer.error, times);
        const challenge = challengeFor(id, answer.value.otp, times);
        return challenge === null ? { type: "REQUEST_EXPIRED" } : { type: "CODE_SENT", challenge };
      },
      async verifyCode({ requestId, code }, signal) {
        const attempt = { order_ref_id: requestId, otp: code };
        const answer = await client.call(walletEndpoints.verifyWithdrawal, attempt, { signal });
        if (!answer.ok) return verifyRefusalOf(answer.error, times);
        return { type: "VERIFIED", proof: { kind: "accepted" } };
      },
    },
  };
};
