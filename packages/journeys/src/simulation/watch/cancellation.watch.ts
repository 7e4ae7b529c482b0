import type { BookingUuid, CancellationService, Money, RefundQuote } from "@safar/engine";
import type { InProcessSandbox, Movement } from "@safar/sandbox";
import type { Walk } from "../walk.types.ts";
import { type Cancellable, type CancellableRow, endsOf, openCancellable } from "./cancellation.records.ts";
import { faultsInBooks } from "./double-entry.ts";
import type { Violate } from "./invariants.ts";
import type { Named, Tab } from "./rows.ts";

type CancelRequest = Parameters<CancellationService["cancel"]>[0];

/** What somebody said yes to: what was told to come back, and where to. */
type Yes = { readonly refund: Money; readonly target: string };

type Parts = { readonly sandbox: InProcessSandbox; readonly records: Cancellable; readonly violate: Violate };

/** Looks at what is asked of the service that cancels. */
const watchAsking = ({ records, sandbox, violate }: Parts) => {
  const unlooked = new Set<string>();
  const confirmed = new Map<string, Yes>();

  /** Whoever asks about a booking that is cancelled is not told that it cannot be. */
  const notRefused = async <Outcome extends { readonly type: string }>(
    name: string,
    booking: BookingUuid,
    ask: () => Promise<Outcome>,
  ): Promise<Outcome> => {
    const cancelled = records.orders().find((order) => order.uuid === booking && endsOf(order).length > 0);
    const outcome = await ask();
    if (cancelled !== undefined && outcome.type === "NOT_ALLOWED")
      violate("unknown is not failed", `${name} is told that ${cancelled.id} cannot be cancelled, and it is`);
    return outcome;
  };

  const noteYes = (name: string, request: CancelRequest, walk: Walk): void => {
    const { quote, target } = walk.shows.cancellation() ?? {};
    if (quote == null || quote.id !== request.quoteId || target !== request.target)
      violate("one cancellation", `${name} is shown ${quote?.id} to ${target} and confirms ${request.quoteId}`);
    else {
      const lateMs = sandbox.clock.now() - quote.expiresAt;
      if (lateMs >= 0) violate("past is past", `${name} cancels ${lateMs} ms after the offer's end`);
      confirmed.set(quote.id, { refund: quote.refund, target: request.target });
    }
    if (unlooked.has(name)) violate("look before repeating", `${name} cancels ${request.booking} again`);
    unlooked.add(name);
  };

  return {
    yesTo: (quote: string): Yes | undefined => confirmed.get(quote),
    serviceOf: (service: CancellationService, { name }: Named, walk: () => Walk): CancellationService => ({
      quote: (booking, signal, travellers) => {
        unlooked.delete(name);
        return notRefused(name, booking, () => service.quote(booking, signal, travellers));
      },
      track: (booking, signal) => {
        unlooked.delete(name);
        return service.track(booking, signal);
      },
      cancel: async (request, signal) => {
        noteYes(name, request, walk());
        const outcome = await notRefused(name, request.booking, () => service.cancel(request, signal));
        if (outcome.type !== "UNKNOWN") unlooked.delete(name);
        return outcome;
      },
    }),
  };
};

/** Looks at what became of the bookings, and at the books. */
const watchEnds = ({ records, sandbox, violate }: Parts, yesTo: (quote: string) => Yes | undefined) => {
  let checked = -1;

  const checkOrder = (order: CancellableRow): void => {
    const { length: times } = endsOf(order);
    const back = records.refundOf(order.id);
    if (times > 1 || back.length > 1)
      violate("one cancellation", `${order.id} is cancelled ${times} times and given back ${back.length} times`);
    if (times === 0) return;
    const yes = yesTo(records.confirmedQuoteOf(order.id)?.id ?? "");
    const minor = back[0]?.minor ?? 0;
    if (yes === undefined || yes.refund.minor !== minor)
      violate("one cancellation", `${order.id} gives back ${minor}, and ${yes?.refund.minor} was on the screen`);
    if (back[0] !== undefined && back[0].to !== yes?.target)
      violate("one cancellation", `${order.id} gives back to ${back[0].to}, and ${yes?.target} was chosen`);
  };

  const checkMoney = ({ history, id, status }: CancellableRow): void => {
    const movements = sandbox.ledger.movements({ order: id });
    const sumOf = (wanted: Movement["kind"]) =>
      movements.filter(({ kind }) => kind === wanted).reduce((total, { amount }) => total + amount, 0);
    const promised = records.refundsOf(id).reduce((total, { minor }) => total + minor, 0);
    if (sumOf("refund") !== promised || status !== (promised === 0 ? "Cancelled" : "Refunded"))
      violate("ticket or money", `${id} is ${status}: ${promised} was promised, ${sumOf("refund")} returned`);
    // What was never paid for keeps nothing of what comes in later.
    if (history.some(({ event }) => event === "order.withdrawn") && sumOf("capture") !== promised)
      violate("ticket or money", `${id} was never paid for: ${sumOf("capture")} taken, ${promised} returned`);
  };

  return {
    check: (): void => {
      const now = sandbox.journal.total();
      if (now === checked) return;
      checked = now;
      if (records.isEmpty()) return;
      for (const order of records.orders()) checkOrder(order);
      const [fault] = faultsInBooks(sandbox.ledger.movements());
      if (fault !== undefined) violate("the books balance", fault);
    },
    /** When everything is over. */
    checkEnd: (): void => {
      for (const order of records.orders()) if (endsOf(order).length > 0) checkMoney(order);
    },
  };
};

/** Looks at what is shown of a cancellation. */
const watchShown = ({ records, violate }: Parts) => {
  const checkLines = (name: string, { paid, penalties, refund }: RefundQuote): void => {
    const sum = penalties.reduce((total, { amount }) => total + amount.minor, paid.minor);
    if (sum !== refund.minor)
      violate("the lines make the total", `${name}: ${sum} is left, and ${refund.minor} is told`);
  };
  return {
    checkTab: ({ name, walk }: Tab): void => {
      const shown = walk.shows.cancellation();
      if (shown === null) return;
      const { booking } = walk.view();
      const order = records.orders().find(({ uuid }) => uuid === booking);
      if (order === undefined) return;
      if (shown.quote !== null) checkLines(name, shown.quote);
      if (shown.screen !== "tracker" || shown.refund === null) return;
      const [back] = records.refundOf(order.id);
      const { amount, state } = shown.refund;
      if (endsOf(order).length === 0)
        violate("one cancellation", `${name} reads that ${order.id} is cancelled, and it stands`);
      if (amount.minor !== (back?.minor ?? 0))
        violate("one cancellation", `${name} reads that ${amount.minor} comes back, and ${back?.minor ?? 0} does`);
      if (state === "paid_back" && back?.settledAt === null)
        violate("paid means paid", `${name} reads that the money of ${order.id} is back`);
    },
  };
};

/** Looks at what is asked of the service that cancels, at what is shown of it, and at the books. */
export const watchCancellations = (sandbox: InProcessSandbox, violate: Violate) => {
  const records = openCancellable(sandbox);
  const parts = { sandbox, records, violate };
  const { serviceOf, yesTo } = watchAsking(parts);
  const { begin, follow, orders } = records;
  return {
    begin,
    follow,
    orders,
    isCancelled: (id: string): boolean => orders().some((order) => order.id === id && endsOf(order).length > 0),
    serviceOf,
    ...watchEnds(parts, yesTo),
    ...watchShown(parts),
  };
};
