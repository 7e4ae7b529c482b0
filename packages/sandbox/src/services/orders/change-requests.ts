import type { Call, EpochMs } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import { instantOf } from "./money.ts";
import { announceOrder, type Order } from "./order.ts";
import { hasEnded } from "./order-status.ts";

/** What a letter asked to change of a booking. */
type ChangeRequest = {
  /** The letter's reference. */
  readonly id: string;
  readonly order: string;
  readonly at: EpochMs;
  readonly answerBy: EpochMs;
  readonly wish: string;
  readonly day: string | null;
};

/** So much of what was written is told again. */
const longestWish = 280;

const changeRequestsIn = (store: Store): Collection<ChangeRequest> =>
  store.collection<ChangeRequest>("change_requests", { indexes: { order: ({ order }) => order } });

/** Keeps with a booking what was asked of it. */
export const keepChangeRequest = (
  call: Pick<Call, "publish" | "store">,
  order: Order,
  request: Omit<ChangeRequest, "order">,
): void => {
  changeRequestsIn(call.store).put({ ...request, order: order.id, wish: request.wish.trim().slice(0, longestWish) });
  announceOrder(call, order, "booking.updated");
};

/** What was asked for last; left out where nothing was, where it has been done since, and where nothing is left to change. */
export const changeRequestWire = ({ store }: Pick<Call, "store">, order: Order) => {
  const last = changeRequestsIn(store).where("order", order.id).at(-1);
  if (last === undefined || hasEnded(order)) return {};
  if (order.history.some(({ at, event }) => event === "change.completed" && at >= last.at)) return {};
  const { answerBy, at, day, id, wish } = last;
  return { change_request: { reference: id, at: instantOf(at), answer_by: instantOf(answerBy), wish, day } };
};
