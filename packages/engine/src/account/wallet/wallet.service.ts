import type { AttemptId, BookingUuid, OrderRefId } from "../../kernel/ids.ts";
import type { Money } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { TransactionPage, Wallet } from "./wallet.types.ts";

export type Unserved = { readonly type: "SIGNED_OUT" } | { readonly type: "PROBLEM"; readonly problem: Problem };

export type WalletOutcome = { readonly type: "WALLET"; readonly wallet: Wallet } | Unserved;

export type TransactionsOutcome = ({ readonly type: "PAGE" } & TransactionPage) | Unserved;

export type TopUp = {
  readonly amount: Money;
  /** One intention to add cash: asked again with the same id, the service gives the same order. */
  readonly attempt: AttemptId;
};

/** An order that adds cash once it is paid; paying it is the payment's matter. */
export type TopUpOrder = {
  readonly order: OrderRefId;
  readonly booking: BookingUuid;
  readonly quoteHash: string;
  readonly amount: Money;
  readonly payBy: EpochMs;
};

export type TopUpOutcome =
  | { readonly type: "OPENED"; readonly order: TopUpOrder }
  | { readonly type: "LIMIT_EXCEEDED"; readonly min: Money | null; readonly max: Money | null }
  | { readonly type: "INVALID_AMOUNT" }
  | Unserved;

/** The wallet as its owner sees it. No method rejects. */
export interface WalletService {
  home(signal?: AbortSignal): Promise<WalletOutcome>;
  /** The first page when none is named. */
  transactions(page?: number, signal?: AbortSignal): Promise<TransactionsOutcome>;
  /** Moves no money. */
  openTopUp(topUp: TopUp, signal?: AbortSignal): Promise<TopUpOutcome>;
}
