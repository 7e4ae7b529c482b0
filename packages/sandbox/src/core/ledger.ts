import type { EpochMs } from "./clock.ts";
import type { Ids } from "./ids.ts";
import { refuse } from "./refusal.ts";
import type { Store } from "./store.ts";

/** Why money moved. A `capture` takes payment for an order, whether from a card or from a wallet. */
export type MovementKind =
  | "hold"
  | "release"
  | "capture"
  | "refund"
  | "topup"
  | "withdraw"
  | "charge"
  | "promo"
  | "cashback"
  | "points"
  | "redeem"
  | "adjust";

export type Posting = {
  readonly kind: MovementKind;
  /** The account that gives and the one that gets, as `class:owner`: `wallet:<userId>`, `order:<order_ref_id>`, `outside:card`. */
  readonly from: string;
  readonly to: string;
  /** Whole minor units, above zero. */
  readonly amount: number;
  /** An ISO 4217 code, or `PTS` for points. */
  readonly currency: string;
  readonly order?: string;
  /** The payment attempt. Postings of one attempt are one payment, as when a wallet pays a part and a card the rest. */
  readonly attempt?: string;
  readonly note?: string;
  /** When it happened, for a seeded past; now when absent. */
  readonly at?: EpochMs;
};

export type Movement = Posting & { readonly id: string; readonly at: EpochMs };

export type Violation = {
  readonly rule: "one capture per order" | "refunds within captures" | "no account below zero";
  /** The order or the account. */
  readonly subject: string;
  readonly detail: string;
};

export interface Ledger {
  /** Books one movement. Refuses with `insufficient_funds` when a person's account would go below zero. */
  post(posting: Posting): Movement;
  /** What an account holds, in minor units. */
  balance(account: string, currency: string): number;
  /** Sums of an order in one currency, in minor units. */
  order(order: string, currency: string): { readonly captured: number; readonly refunded: number };
  movements(filter?: { readonly order?: string; readonly account?: string }): Movement[];
  /** Every broken rule of the books; empty when all is well. */
  audit(): Violation[];
}

/** Accounts of a person, which never go below zero. All others (a bank outside, an order, the house) may. */
const guardedClasses = new Set(["wallet", "promo", "points"]);

const isGuarded = (account: string): boolean => guardedClasses.has(account.split(":", 1)[0] ?? "");

const accountPattern = /^[a-z]+:.+$/;

const faultIn = ({ from, to, amount, currency }: Posting): string | null => {
  if (!Number.isSafeInteger(amount) || amount <= 0) return `amount ${amount} must be whole minor units above zero`;
  if (!/^[A-Z]{3}$/.test(currency)) return `currency "${currency}" must be three capital letters`;
  if (from === to) return `from and to are both "${from}"; money moves between two accounts`;
  const misnamed = [from, to].find((account) => !accountPattern.test(account));
  return misnamed === undefined ? null : `account "${misnamed}" must read class:owner, such as wallet:<userId>`;
};

const isBetween = (account: string, { from, to }: Movement): number =>
  (to === account ? 1 : 0) - (from === account ? 1 : 0);

const sum = (movements: readonly Movement[], kind: MovementKind, currency: string): number =>
  movements
    .filter((one) => one.kind === kind && one.currency === currency)
    .reduce((total, { amount }) => total + amount, 0);

/** Double-entry books: a movement takes from one account what it gives to another, and is never changed or deleted. */
export const createLedger = (store: Store, ids: Ids, now: () => EpochMs): Ledger => {
  const movements = store.collection<Movement>("sandbox_ledger", {
    indexes: { order: ({ order }) => order, from: ({ from }) => from, to: ({ to }) => to },
  });

  const ofAccount = (account: string): Movement[] => [
    ...movements.where("from", account),
    ...movements.where("to", account),
  ];

  const balance = (account: string, currency: string): number =>
    ofAccount(account)
      .filter((one) => one.currency === currency)
      .reduce((total, one) => total + one.amount * isBetween(account, one), 0);

  const auditOrder = (order: string): Violation[] => {
    const rows = movements.where("order", order);
    const attempts = new Set(rows.filter(({ kind }) => kind === "capture").map(({ id, attempt }) => attempt ?? id));
    const violations: Violation[] = [];
    if (attempts.size > 1) {
      violations.push({
        rule: "one capture per order",
        subject: order,
        detail: `${attempts.size} payments: ${[...attempts].join(", ")}`,
      });
    }
    for (const currency of new Set(rows.map((row) => row.currency))) {
      const [captured, refunded] = [sum(rows, "capture", currency), sum(rows, "refund", currency)];
      if (refunded <= captured) continue;
      violations.push({
        rule: "refunds within captures",
        subject: order,
        detail: `${refunded} refunded of ${captured} ${currency}`,
      });
    }
    return violations;
  };

  return {
    post: (posting) => {
      const fault = faultIn(posting);
      if (fault !== null) throw new Error(`The ledger cannot book this ${posting.kind}: ${fault}.`);
      const { from, amount, currency } = posting;
      if (isGuarded(from)) {
        const held = balance(from, currency);
        if (held < amount) {
          throw refuse("insufficient_funds", {
            status: 409,
            message: "The balance is too low.",
            meta: { held, needed: amount, currency },
          });
        }
      }
      const movement = { ...posting, id: `mov-${ids.count("movement")}`, at: posting.at ?? now() };
      movements.put(movement);
      return movement;
    },
    balance,
    order: (order, currency) => {
      const rows = movements.where("order", order);
      return { captured: sum(rows, "capture", currency), refunded: sum(rows, "refund", currency) };
    },
    movements: ({ order, account } = {}) => {
      const rows = order === undefined ? movements.all() : movements.where("order", order);
      return account === undefined ? rows : rows.filter(({ from, to }) => from === account || to === account);
    },
    audit: () => {
      const rows = movements.all();
      const orders = new Set(rows.map(({ order }) => order).filter((order) => order !== undefined));
      const held = new Map<string, number>();
      for (const { from, to, amount, currency } of rows) {
        for (const [account, change] of [
          [from, -amount],
          [to, amount],
        ] as const) {
          const key = `${account} ${currency}`;
          held.set(key, (held.get(key) ?? 0) + change);
        }
      }
      const overdrawn = [...held].filter(([account, amount]) => isGuarded(account) && amount < 0);
      return [
        ...[...orders].flatMap(auditOrder),
        ...overdrawn.map(
          ([subject, amount]): Violation => ({
            rule: "no account below zero",
            subject,
            detail: `${amount} minor units`,
          }),
        ),
      ];
    },
  };
};
