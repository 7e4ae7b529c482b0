import type { BookingUuid, CancellationService, Money, RefundQuote } from "@safar/engine";
import type { InProcessSandbox, Movement } from "@safar/sandbox";
import { begin } from "../flows/walk-world.ts";
import { cancellingOf } from "./cancellation-walk.ts";
import type { Walk } from "./walk.ts";
import type { Named, OrderRow, Violate } from "./watch.ts";

type CancellableRow = OrderRow & { readonly history: readonly { readonly event: string; readonly at: number }[] };
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

/** What somebody said yes to: what was told to come back, and where to. */
type Yes = { readonly refund: Money; readonly target: string };

/** Looks at what is asked of the service that cancels, at what is shown of it, and at the books. */
export const watchCancellations = (sandbox: InProcessSandbox, violate: Violate) => {
  const orders = sandbox.store.collection<CancellableRow>("orders");
  const quotes = sandbox.store.collection<QuoteRow>("cancellation_quotes");
  const refunds = sandbox.store.collection<RefundRow>("refunds", { indexes: { order: ({ order }) => order } });
  const users = new Set<string>();
  const followed = new Set<string>();
  const unlooked = new Set<string>();
  const confirmed = new Map<string, Yes>();
  let [seen, own]: [number, readonly CancellableRow[]] = [-1, []];
  let checked = -1;

  /** Read anew only when something was called or fell due. */
  const ownOrders = (): readonly CancellableRow[] => {
    const now = sandbox.journal.total();
    if (now !== seen)
      own = [
        ...[...users].flatMap((userId) => orders.where("userId", userId)),
        ...[...followed].flatMap((uuid) => orders.where("uuid", uuid)),
      ];
    seen = now;
    return own;
  };
  const endsOf = ({ history }: CancellableRow) =>
    history.filter(({ at, event }) => at >= begin && cancelled.has(event));
  const refundOf = (order: string) => refunds.where("order", order).find(({ reason }) => reason === "cancellation");

  const checkOrder = (order: CancellableRow): void => {
    const ends = endsOf(order);
    const back = refunds.where("order", order.id).filter(({ reason }) => reason === "cancellation");
    if (ends.length > 1 || back.length > 1)
      violate("one cancellation", `${order.id} is cancelled ${ends.length} times and given back ${back.length} times`);
    if (ends.length === 0) return;
    const quote = quotes.all().find((one) => one.order === order.id && one.isConfirmed);
    const yes = confirmed.get(quote?.id ?? "");
    const minor = back[0]?.minor ?? 0;
    if (yes === undefined || yes.refund.minor !== minor)
      violate("one cancellation", `${order.id} gives back ${minor}, and ${yes?.refund.minor} was on the screen`);
    if (back[0] !== undefined && back[0].to !== yes?.target)
      violate("one cancellation", `${order.id} gives back to ${back[0].to}, and ${yes?.target} was chosen`);
  };

  const checkLines = (name: string, { paid, penalties, refund }: RefundQuote): void => {
    const sum = penalties.reduce((total, { amount }) => total + amount.minor, paid.minor);
    if (sum !== refund.minor)
      violate("the lines make the total", `${name}: ${sum} is left, and ${refund.minor} is told`);
  };

  /** Whoever asks about a booking that is cancelled is not told that it cannot be. */
  const notRefused = async <Outcome extends { readonly type: string }>(
    name: string,
    booking: BookingUuid,
    ask: () => Promise<Outcome>,
  ): Promise<Outcome> => {
    const cancelled = ownOrders().find((order) => order.uuid === booking && endsOf(order).length > 0);
    const outcome = await ask();
    if (cancelled !== undefined && outcome.type === "NOT_ALLOWED")
      violate("unknown is not failed", `${name} is told that ${cancelled.id} cannot be cancelled, and it is`);
    return outcome;
  };

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
    orders: ownOrders,
    isCancelled: (id: string): boolean => ownOrders().some((order) => order.id === id && endsOf(order).length > 0),
    serviceOf: (service: CancellationService, { name }: Named, walk: () => Walk): CancellationService => ({
      quote: (booking, signal) => {
        unlooked.delete(name);
        return notRefused(name, booking, () => service.quote(booking, signal));
      },
      track: (booking, signal) => {
        unlooked.delete(name);
        return service.track(booking, signal);
      },
      cancel: async (request, signal) => {
        const shown = cancellingOf(walk());
        const { quote, target } = shown ?? {};
        if (quote == null || quote.id !== request.quoteId || target !== request.target)
          violate("one cancellation", `${name} is shown ${quote?.id} to ${target} and confirms ${request.quoteId}`);
        else {
          if (quote.expiresAt <= sandbox.clock.now())
            violate(
              "past is past",
              `${name} cancels ${sandbox.clock.now() - quote.expiresAt} ms after the offer's end`,
            );
          confirmed.set(quote.id, { refund: quote.refund, target: request.target });
        }
        if (unlooked.has(name)) violate("look before repeating", `${name} cancels ${request.booking} again`);
        unlooked.add(name);
        const outcome = await notRefused(name, request.booking, () => service.cancel(request, signal));
        if (outcome.type !== "UNKNOWN") unlooked.delete(name);
        return outcome;
      },
    }),
    check: (): void => {
      const now = sandbox.journal.total();
      if (now === checked) return;
      checked = now;
      if (users.size + followed.size === 0) return;
      for (const order of ownOrders()) checkOrder(order);
      const [broken] = sandbox.ledger.audit();
      if (broken !== undefined) violate("the books balance", `${broken.rule}: ${broken.subject}, ${broken.detail}`);
    },
    checkScreen: ({ name }: Named, walk: Walk): void => {
      const { booking } = walk.view();
      const order = ownOrders().find(({ uuid }) => uuid === booking);
      const shown = cancellingOf(walk);
      if (order === undefined || shown === null) return;
      const isCancelled = endsOf(order).length > 0;
      if (shown.quote !== null) checkLines(name, shown.quote);
      if (shown.screen !== "tracker" || shown.refund === null) return;
      const back = refundOf(order.id);
      const { amount, state } = shown.refund;
      if (!isCancelled) violate("one cancellation", `${name} reads that ${order.id} is cancelled, and it stands`);
      if (amount.minor !== (back?.minor ?? 0))
        violate("one cancellation", `${name} reads that ${amount.minor} comes back, and ${back?.minor ?? 0} does`);
      if (state === "paid_back" && back?.settledAt === null)
        violate("paid means paid", `${name} reads that the money of ${order.id} is back`);
    },
    /** When everything is over. */
    checkEnd: (): void => {
      for (const { id, history, status } of ownOrders().filter((order) => endsOf(order).length > 0)) {
        const movements = sandbox.ledger.movements({ order: id });
        const sumOf = (wanted: Movement["kind"]) =>
          movements.filter(({ kind }) => kind === wanted).reduce((total, { amount }) => total + amount, 0);
        const promised = refunds.where("order", id).reduce((total, { minor }) => total + minor, 0);
        if (sumOf("refund") !== promised || status !== (promised === 0 ? "Cancelled" : "Refunded"))
          violate("ticket or money", `${id} is ${status}: ${promised} was promised, ${sumOf("refund")} returned`);
        // What was never paid for keeps nothing of what comes in later.
        if (history.some(({ event }) => event === "order.withdrawn") && sumOf("capture") !== promised)
          violate("ticket or money", `${id} was never paid for: ${sumOf("capture")} taken, ${promised} returned`);
      }
    },
  };
};
