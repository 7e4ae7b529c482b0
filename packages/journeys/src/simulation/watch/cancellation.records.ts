import type { InProcessSandbox } from "@safar/sandbox";
import { begin } from "../../flows/walk-world.ts";
import type { OrderRow } from "./rows.ts";

export type CancellableRow = OrderRow & {
  readonly history: readonly { readonly event: string; readonly at: number }[];
};
type QuoteRow = { readonly id: string; readonly order: string; readonly isConfirmed: boolean };
type RefundRow = {
  readonly id: string;
  readonly order: string;
  readonly reason: string;
  readonly minor: number;
  readonly currency: string;
  readonly to: string;
  readonly settledAt: number | null;
};

/** What cancelling a booking does to it. */
const cancelled: ReadonlySet<string> = new Set(["order.withdrawn", "cancellation.refunding", "cancellation.forfeited"]);

/** The ends that a booking has come to since everything began. */
export const endsOf = ({ history }: CancellableRow) =>
  history.filter(({ at, event }) => at >= begin && cancelled.has(event));

/** What the services have on record of bookings that may be cancelled. */
export const openCancellable = (sandbox: InProcessSandbox) => {
  const orders = sandbox.store.collection<CancellableRow>("orders");
  const quotes = sandbox.store.collection<QuoteRow>("cancellation_quotes");
  const refunds = sandbox.store.collection<RefundRow>("refunds", { indexes: { order: ({ order }) => order } });
  const users = new Set<string>();
  const followed = new Set<string>();
  let [seen, own]: [number, readonly CancellableRow[]] = [-1, []];
  const refundsOf = (order: string): readonly RefundRow[] => refunds.where("order", order);
  return {
    /** The bookings of these people may be cancelled. */
    begin: (userId: string): void => {
      users.add(userId);
    },
    /** A booking that was made on the way may be. */
    follow: (uuid: string): void => {
      followed.add(uuid);
      seen = -1;
    },
    isEmpty: (): boolean => users.size + followed.size === 0,
    /** Read anew only when something was called or fell due. */
    orders: (): readonly CancellableRow[] => {
      const now = sandbox.journal.total();
      if (now !== seen)
        own = [
          ...[...users].flatMap((userId) => orders.where("userId", userId)),
          ...[...followed].flatMap((uuid) => orders.where("uuid", uuid)),
        ];
      seen = now;
      return own;
    },
    refundsOf,
    /** What its cancellation gives back. */
    refundOf: (order: string) => refundsOf(order).filter(({ reason }) => reason === "cancellation"),
    /** The offer that was said yes to. */
    confirmedQuoteOf: (order: string): QuoteRow | undefined =>
      quotes.all().find((one) => one.order === order && one.isConfirmed),
  };
};

export type Cancellable = ReturnType<typeof openCancellable>;
