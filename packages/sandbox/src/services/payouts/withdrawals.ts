import { type Call, type EpochMs, refuse } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import { editionCurrency, editionZone } from "../../world/editions.ts";
import { toLocalDate } from "../../world/zones.ts";
import { openRequest, redeemCode, resendCode, sendCode } from "../accounts/codes.ts";
import type { User } from "../accounts/users.ts";
import { amountOf, exactShareOf, minorOf, unitsOf } from "../orders/money.ts";
import { cashAccount, walletCountryOf } from "../wallet/wallets.ts";
import { checkIban } from "./banks.ts";

type WithdrawalStatus = "awaiting_otp" | "pending" | "approved" | "paid" | "rejected" | "cancelled";

/** Cash on its way to a bank. The amount is held from the request on. */
export type Withdrawal = {
  readonly id: string;
  readonly userId: string;
  readonly attempt: string;
  readonly status: WithdrawalStatus;
  readonly minor: number;
  readonly chargesMinor: number;
  readonly currency: string;
  readonly bank: string;
  readonly ibanMasked: string;
  readonly ibanEnding: string;
  readonly title: string;
  readonly codeRequest: string | null;
  readonly reason: "account_refused" | "expired" | null;
  readonly at: EpochMs;
};

type WithdrawalLimits = {
  readonly min: number;
  readonly max: number;
  /** In one day of the wallet's country. */
  readonly daily: number;
  readonly feeFixed: number;
  readonly feeBasisPoints: number;
  readonly feeCap: number | null;
};

const minuteMs = 60_000;
/** How long the code may be waited for. */
export const confirmMs = 30 * minuteMs;
export const approveMs = 2 * minuteMs;
export const payMs = 10 * minuteMs;

/** In whole units. */
export const withdrawalLimits: Readonly<Record<"PK" | "SA", WithdrawalLimits>> = {
  PK: { min: 500, max: 50_000, daily: 100_000, feeFixed: 25, feeBasisPoints: 50, feeCap: 500 },
  SA: { min: 50, max: 5_000, daily: 10_000, feeFixed: 5, feeBasisPoints: 0, feeCap: null },
};

export const withdrawalsIn = (store: Store): Collection<Withdrawal> =>
  store.collection<Withdrawal>("withdrawals", {
    indexes: { userId: (one) => one.userId, attempt: (one) => `${one.userId}:${one.attempt}` },
  });

const live: ReadonlySet<WithdrawalStatus> = new Set(["awaiting_otp", "pending", "approved"]);

const cameBack: ReadonlySet<WithdrawalStatus> = new Set(["rejected", "cancelled"]);

/** What of the daily limit is left, in minor units. What came back does not count. */
export const dailyLeftOf = (call: Pick<Call, "store" | "now">, user: User): number => {
  const country = walletCountryOf(user);
  const dayOf = (at: EpochMs) => toLocalDate(at, editionZone[country]);
  const today = dayOf(call.now());
  const taken = withdrawalsIn(call.store)
    .where("userId", user.id)
    .filter(({ at, status }) => !cameBack.has(status) && dayOf(at) === today)
    .reduce((sum, { minor }) => sum + minor, 0);
  return Math.max(0, unitsOf(withdrawalLimits[country].daily, editionCurrency[country]) - taken);
};

const withdrawalCharges = (limits: WithdrawalLimits, minor: number, currency: string): number => {
  const charges = unitsOf(limits.feeFixed, currency) + exactShareOf(minor, limits.feeBasisPoints);
  return limits.feeCap === null ? charges : Math.min(charges, unitsOf(limits.feeCap, currency));
};

const heldAccount = ({ id }: Withdrawal): string => `held:${id}`;

const wrong = (field: string, message: string) => refuse("validation_failed", { status: 422, field, message });

type WithdrawalWish = {
  readonly bank: string;
  readonly iban: string;
  readonly title: string;
  readonly amount: { readonly amount: string; readonly currency: string };
  readonly attempt_id: string;
};

const insistAmount = (
  { amount, currency: asked }: WithdrawalWish["amount"],
  limits: WithdrawalLimits,
  currency: string,
): number => {
  const minor = asked === currency ? minorOf(amount, currency) : null;
  if (minor === null || minor <= 0) throw wrong("amount", `The amount is in ${currency}, above zero.`);
  if (minor < unitsOf(limits.min, currency) || minor > unitsOf(limits.max, currency)) {
    throw refuse("limit_exceeded", {
      status: 422,
      field: "amount",
      message: `Between ${limits.min} and ${limits.max} ${currency} may be withdrawn at once.`,
      meta: { min: limits.min, max: limits.max, currency },
    });
  }
  return minor;
};

const put = (call: Call, withdrawal: Withdrawal): Withdrawal => {
  withdrawalsIn(call.store).put(withdrawal);
  call.publish(`private-user.${withdrawal.userId}`, "wallet.updated", {});
  return withdrawal;
};

/** Holds the amount and sends the code; the same attempt gives the same withdrawal, and there is one at a time. */
export const requestWithdrawal = (call: Call, user: User, wish: WithdrawalWish): Withdrawal => {
  const withdrawals = withdrawalsIn(call.store);
  const [known] = withdrawals.where("attempt", `${user.id}:${wish.attempt_id}`);
  if (known !== undefined) return known;
  const running = withdrawals.where("userId", user.id).find(({ status }) => live.has(status));
  if (running !== undefined) {
    throw refuse("duplicate_order", {
      status: 409,
      message: "A withdrawal is under way.",
      meta: { order_ref_id: running.id, status: running.status },
    });
  }
  const country = walletCountryOf(user);
  const currency = editionCurrency[country];
  const limits = withdrawalLimits[country];
  const { bank, masked, ending } = checkIban(wish.iban, wish.bank, country);
  if (wish.title.trim() === "") throw wrong("title", "The account holder's name is missing.");
  const minor = insistAmount(wish.amount, limits, currency);
  const dailyLeft = dailyLeftOf(call, user);
  if (minor > dailyLeft) {
    throw refuse("limit_exceeded", {
      status: 422,
      field: "amount",
      message: `Up to ${limits.daily} ${currency} may be withdrawn in a day.`,
      meta: { daily_left: amountOf(dailyLeft, currency), currency },
    });
  }

  // When the code may not be sent now, nothing is held.
  return call.store.transaction(() => {
    const asked: Withdrawal = {
      id: call.code(10),
      userId: user.id,
      attempt: wish.attempt_id,
      status: "awaiting_otp",
      minor,
      chargesMinor: withdrawalCharges(limits, minor, currency),
      currency,
      bank: bank.names[call.locale],
      ibanMasked: masked,
      ibanEnding: ending,
      title: wish.title.trim(),
      codeRequest: null,
      reason: null,
      at: call.now(),
    };
    call.ledger.post({
      kind: "hold",
      from: cashAccount(user.id),
      to: heldAccount(asked),
      amount: minor,
      currency,
      order: asked.id,
    });
    const subject = { withdrawal: asked.id };
    const code = sendCode(call, {
      purpose: "withdrawal",
      phone: user.phone,
      channel: "sms",
      deliverable: true,
      subject,
    });
    call.schedule(confirmMs, "withdrawals.expire", { withdrawal: asked.id });
    return put(call, { ...asked, codeRequest: code.id });
  });
};

const release = (
  call: Call,
  withdrawal: Withdrawal,
  status: "rejected" | "cancelled",
  reason: Withdrawal["reason"],
): Withdrawal => {
  const { id: order, minor: amount, currency, userId } = withdrawal;
  call.ledger.post({
    kind: "release",
    from: heldAccount(withdrawal),
    to: cashAccount(userId),
    amount,
    currency,
    order,
  });
  return put(call, { ...withdrawal, status, reason });
};

export const withdrawalOf = (call: Call, user: User, id: string): Withdrawal => {
  const withdrawal = withdrawalsIn(call.store).get(id);
  if (withdrawal?.userId !== user.id)
    throw refuse("not_found", { status: 404, message: "There is no such withdrawal." });
  return withdrawal;
};

export const resendWithdrawalCode = (call: Call, user: User, withdrawal: Withdrawal): void => {
  if (withdrawal.status !== "awaiting_otp" || withdrawal.codeRequest === null) return;
  resendCode(call, withdrawal.codeRequest, { purpose: "withdrawal", phone: user.phone, channel: "sms" });
};

/** Only one that waits for its code can be given up; any other stays as it is. */
export const cancelWithdrawal = (call: Call, withdrawal: Withdrawal): Withdrawal =>
  withdrawal.status === "awaiting_otp" ? release(call, withdrawal, "cancelled", null) : withdrawal;

export const confirmWithdrawal = (call: Call, withdrawal: Withdrawal, otp: string): Withdrawal => {
  if (withdrawal.status === "cancelled" || withdrawal.status === "rejected") {
    throw refuse("session_expired", { status: 410, message: "This withdrawal is over. Start again." });
  }
  if (withdrawal.status !== "awaiting_otp") return withdrawal;
  redeemCode(call, withdrawal.codeRequest ?? "", otp, ["withdrawal"]);
  call.schedule(approveMs, "withdrawals.decide", { withdrawal: withdrawal.id });
  return put(call, { ...withdrawal, status: "pending" });
};

export const expireWithdrawal = (call: Call, id: string): void => {
  const withdrawal = withdrawalsIn(call.store).get(id);
  if (withdrawal?.status === "awaiting_otp") release(call, withdrawal, "cancelled", "expired");
};

/** The bank knows no account whose IBAN ends in 99. */
export const decideWithdrawal = (call: Call, id: string): void => {
  const withdrawal = withdrawalsIn(call.store).get(id);
  if (withdrawal?.status !== "pending") return;
  if (withdrawal.ibanEnding.endsWith("99")) {
    release(call, withdrawal, "rejected", "account_refused");
    return;
  }
  call.schedule(payMs, "withdrawals.pay", { withdrawal: id });
  put(call, { ...withdrawal, status: "approved" });
};

export const payWithdrawal = (call: Call, id: string): void => {
  const withdrawal = withdrawalsIn(call.store).get(id);
  if (withdrawal?.status !== "approved") return;
  const { currency, minor, chargesMinor } = withdrawal;
  const posting = { from: heldAccount(withdrawal), currency, order: id };
  if (chargesMinor > 0) call.ledger.post({ ...posting, kind: "charge", to: "house:fees", amount: chargesMinor });
  call.ledger.post({ ...posting, kind: "withdraw", to: "outside:bank", amount: minor - chargesMinor });
  put(call, { ...withdrawal, status: "paid" });
};

/** The one that waits for its code; there is one at a time. */
export const waitingWithdrawalOf = (store: Store, userId: string): Withdrawal | undefined =>
  withdrawalsIn(store)
    .where("userId", userId)
    .find(({ status }) => status === "awaiting_otp");

export const withdrawalRequestOf = (call: Call, { codeRequest, status }: Withdrawal) =>
  status === "awaiting_otp" && codeRequest !== null ? openRequest(call, codeRequest, "withdrawal") : undefined;
