import type { Call } from "../../core/service.ts";
import { orderPaid } from "../fulfilment/fulfilment.ts";
import { type Attempt, type AttemptState, attemptsIn, type DeclineCode, isLive } from "../orders/attempt.ts";
import { announceOrder, moveOrder, type Order, orderOf } from "../orders/order.ts";
import { freeVoucher, takeVoucher } from "../rewards/vouchers.ts";
import { cashAccount, promoAccount } from "../wallet/wallets.ts";
import { cardsIn, keepCard } from "./card-vault.ts";
import { accountsIn } from "./saved-accounts.ts";

const reconcileMs = 60_000;

const heldAccount = ({ id }: Attempt): string => `held:${id}`;

type OwnMoney = { readonly account: string; readonly minor: number };

/** What of the payer's own wallet an attempt takes. */
const ownMoneyOf = ({ userId, balanceMinor, promoMinor }: Attempt): OwnMoney[] => {
  if (userId === null) return [];
  return [
    { account: cashAccount(userId), minor: balanceMinor },
    { account: promoAccount(userId), minor: promoMinor },
  ].filter(({ minor }) => minor > 0);
};

/** Sets the payer's own share and voucher aside, so that nothing else can spend them meanwhile. */
export const holdShare = (call: Call, attempt: Attempt, order: Order): void => {
  const { currency, id } = attempt;
  for (const { account, minor } of ownMoneyOf(attempt)) {
    call.ledger.post({
      kind: "hold",
      from: account,
      to: heldAccount(attempt),
      amount: minor,
      currency,
      order: order.id,
      attempt: id,
    });
  }
  if (attempt.voucher !== null) takeVoucher(call, attempt.voucher, order);
};

const releaseShare = (call: Call, attempt: Attempt, order: Order) => {
  const { currency, id } = attempt;
  for (const { account, minor } of ownMoneyOf(attempt)) {
    call.ledger.post({
      kind: "release",
      from: heldAccount(attempt),
      to: account,
      amount: minor,
      currency,
      order: order.id,
      attempt: id,
    });
  }
  if (attempt.voucher !== null) freeVoucher(call, attempt.voucher, order);
};

const put = (call: Call, attempt: Attempt, order: Order): Attempt => {
  attemptsIn(call.store).put(attempt);
  announceOrder(call, order, "payment.updated");
  return attempt;
};

/** The attempt came to nothing: what was set aside is free again. */
export const endAttempt = (
  call: Call,
  attempt: Attempt,
  state: Extract<AttemptState, "failed" | "cancelled" | "expired">,
  decline: DeclineCode,
): Attempt => {
  const order = orderOf(call.store, attempt.order);
  if (order === undefined || !isLive(attempt)) return attempt;
  releaseShare(call, attempt, order);
  return put(call, { ...attempt, state, decline }, order);
};

/** Books what the bank took and what was set aside. A share that was released meanwhile stays with the payer. */
const bookCapture = (call: Call, attempt: Attempt): Attempt => {
  if (attempt.isCaptured) return attempt;
  const { currency, id, order } = attempt;
  const [to, posted] = [`order:${order}`, { kind: "capture", currency, order, attempt: id } as const];
  const shares = isLive(attempt) ? ownMoneyOf(attempt) : [];
  for (const { minor } of shares) call.ledger.post({ ...posted, from: heldAccount(attempt), to, amount: minor });
  if (attempt.externalMinor > 0)
    call.ledger.post({ ...posted, from: `outside:${attempt.method}`, to, amount: attempt.externalMinor });
  return { ...attempt, isCaptured: true, ...(isLive(attempt) ? {} : { balanceMinor: 0, promoMinor: 0 }) };
};

const saveCard = (call: Call, { cardToken, userId, saveAccount }: Attempt) => {
  const card = cardToken === null ? undefined : cardsIn(call.store).get(cardToken);
  if (card === undefined || userId === null || !saveAccount) return;
  keepCard(call, card);
  accountsIn(call.store).put({
    id: call.uuid(),
    userId,
    kind: "card",
    method: "saved_card",
    masked: `•••• ${card.last4}`,
    brand: card.brand,
    expiry: card.expiry,
    source: card.id,
    verified: true,
    codeRequest: null,
    createdAt: call.now(),
  });
};

/**
 * The payment is received. What arrives for an order that is over already is booked and goes back; what arrives for one that
 * another payment has paid is not taken at all.
 */
export const receivePayment = (call: Call, attempt: Attempt): Attempt => {
  const order = orderOf(call.store, attempt.order);
  const canCome = isLive(attempt) || (attempt.state === "expired" && attempt.flow === "voucher");
  if (order === undefined || !canCome) return attempt;
  const isOver = order.status === "Expired" || order.status === "Cancelled";
  if (order.status !== "Pending" && !isOver) return endAttempt(call, attempt, "cancelled", "cancelled");
  if (!isLive(attempt) && !isOver) return attempt;
  const received = put(call, { ...bookCapture(call, attempt), state: "received", decline: null }, order);
  saveCard(call, received);
  orderPaid(call, order);
  return received;
};

/** The bank took the money and its answer got lost: nobody may pay again until the bank was asked. */
export const losePayment = (call: Call, attempt: Attempt, order: Order): Attempt => {
  const lost = put(call, { ...bookCapture(call, attempt), state: "unknown" }, order);
  moveOrder(call, order, "payment.lost", { flags: { ...order.flags, paymentUnknown: true } });
  call.schedule(reconcileMs, "payments.reconcile", { attempt: attempt.id });
  return lost;
};
