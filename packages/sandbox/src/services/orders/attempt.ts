import type { EpochMs } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import type { Order } from "./order.ts";

/** What a payer has to do. */
export type PaymentFlow = "card" | "redirect" | "otp" | "sdk" | "voucher" | "balance";

export type AttemptState =
  | "needs_otp"
  | "needs_redirect"
  | "needs_sdk"
  | "voucher_issued"
  | "pending"
  /** The money may have moved; the bank has to be asked. */
  | "unknown"
  | "received"
  | "failed"
  | "cancelled"
  | "expired";

export type DeclineCode =
  | "payment_declined"
  | "insufficient_funds"
  | "authentication_failed"
  | "otp_expired"
  | "otp_locked"
  | "expired"
  | "cancelled";

/** One intention to pay an order, by the id that the caller gave it. */
export type Attempt = {
  readonly id: string;
  readonly order: string;
  readonly userId: string | null;
  readonly method: string;
  readonly flow: PaymentFlow;
  readonly state: AttemptState;
  readonly at: EpochMs;
  readonly currency: string;
  readonly externalMinor: number;
  readonly feeMinor: number;
  readonly promoMinor: number;
  readonly balanceMinor: number;
  readonly voucher: string | null;
  /** The last four digits of the card or mobile number, by which the simulated bank decides. */
  readonly ending: string;
  /** As it may be shown. */
  readonly masked: string;
  /** A card's token, kept while it may yet be saved. */
  readonly cardToken: string | null;
  readonly saveAccount: boolean;
  readonly mobile: string | null;
  readonly codeRequest: string | null;
  readonly returnUrl: string | null;
  /** What a payer tells the cashier. */
  readonly slip: string | null;
  readonly giveUpAt: EpochMs;
  readonly decline: DeclineCode | null;
  /** Whether the books hold its capture. */
  readonly isCaptured: boolean;
};

const liveStates: ReadonlySet<AttemptState> = new Set([
  "needs_otp",
  "needs_redirect",
  "needs_sdk",
  "voucher_issued",
  "pending",
  "unknown",
]);

/** The money is on its way, and nothing the payer does can call it back. */
const movingStates: ReadonlySet<AttemptState> = new Set(["pending", "unknown"]);

export const isLive = ({ state }: Attempt): boolean => liveStates.has(state);
export const isMoving = ({ state }: Attempt): boolean => movingStates.has(state);

export const attemptsIn = (store: Store): Collection<Attempt> =>
  store.collection<Attempt>("payment_attempts", { indexes: { order: (attempt) => attempt.order } });

export const attemptsOf = (store: Store, order: string): Attempt[] => attemptsIn(store).where("order", order);

export const liveAttemptOf = (store: Store, order: string): Attempt | undefined =>
  attemptsOf(store, order).find(isLive);

/** Whether the money for it is on its way: nobody knows yet whether it is paid. */
export const isPaymentMoving = (store: Store, { id, status }: Pick<Order, "id" | "status">): boolean =>
  status === "Pending" && attemptsOf(store, id).some(isMoving);

export const receivedAttemptOf = (store: Store, order: string): Attempt | undefined =>
  attemptsOf(store, order).find(({ state }) => state === "received");
