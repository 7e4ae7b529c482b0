import type { EpochMs } from "../../core/service.ts";
import type { Store } from "../../core/store.ts";
import { refundableOf } from "../fulfilment/refunds.ts";
import { receivedAttemptOf } from "../orders/attempt.ts";
import type { Order } from "../orders/order.ts";
import { type Policy, type PolicyRule, ruleAt } from "../orders/policy.ts";
import type { Sale } from "../orders/sale.ts";

/** What was paid for a booking and is not yet back, and what of it paying by the method cost, which is spent. */
export type Paid = { readonly minor: number; readonly feeMinor: number };

export const paidFor = (store: Store, order: Order): Paid => {
  const minor = refundableOf(store, order) - (order.sale?.keptMinor ?? 0);
  return { minor, feeMinor: Math.min(minor, receivedAttemptOf(store, order.id)?.feeMinor ?? 0) };
};

type Sold = Pick<Sale, "begins" | "isWaived" | "policy">;

/** What the supplier keeps of what was paid; never more than there is. */
export const keptAt = ({ isWaived, policy }: Sold, at: EpochMs, { minor, feeMinor }: Paid): number => {
  const due = minor - feeMinor;
  return isWaived ? 0 : Math.min(due, ruleAt(policy.cancellation, at)?.penalty ?? due);
};

/** What of that is the service fee. */
export const serviceAt = ({ policy }: Pick<Sold, "policy">, at: EpochMs, kept: number): number =>
  Math.min(kept, ruleAt(policy.cancellation, at)?.service ?? 0);

/**
 * The policy in terms of what was paid: a voucher takes off what comes back, and what paying cost is kept. It says what
 * cancelling then gives, stretch by stretch. Of what is not paid it is the policy that was sold.
 */
export const policyOfPaid = (sale: Sold, paid: Paid): Policy => {
  if (paid.minor === 0) return sale.policy;
  const paidRule = (rule: PolicyRule): PolicyRule => {
    if (!rule.allowed) return { ...rule, penalty: paid.minor, refund: 0 };
    const at = rule.until === null ? sale.begins : rule.until - 1;
    const penalty = keptAt(sale, at, paid) + (sale.isWaived ? 0 : paid.feeMinor);
    const service = rule.service !== undefined && { service: sale.isWaived ? 0 : Math.min(rule.service, penalty) };
    return { ...rule, penalty, refund: paid.minor - penalty, ...service };
  };
  return { ...sale.policy, cancellation: sale.policy.cancellation.map(paidRule) };
};
