import type { InProcessSandbox, Movement } from "@safar/sandbox";
import type { Violate } from "./invariants.ts";
import type { AttemptRow, OrderRow } from "./rows.ts";

/** What the services have on record of what the plan's people did. */
export const openRecords = (sandbox: InProcessSandbox) => {
  const orders = sandbox.store.collection<OrderRow>("orders");
  const attempts = sandbox.store.collection<AttemptRow>("payment_attempts");
  const names = new Set<string>();

  /** Read anew only when something was called or fell due: rows are copied when they are read. */
  const rowsOf = <Row>(read: () => readonly Row[]) => {
    let version = -1;
    let rows: readonly Row[] = [];
    return (): readonly Row[] => {
      const now = sandbox.journal.total();
      if (now !== version) rows = read();
      version = now;
      return rows;
    };
  };
  // By the names that were asked for: the world holds many orders of others.
  const newOrders = rowsOf(() => [...names].flatMap((name) => orders.where("reserveAttempt", name)));
  const attemptsOf = (order: string): readonly AttemptRow[] => attempts.where("order", order);
  return {
    /** Orders are theirs that were asked for by such a name. */
    follow: (name: string): void => {
      names.add(name);
    },
    newOrders,
    attemptsOf,
    newAttempts: rowsOf(() => newOrders().flatMap(({ id }) => attemptsOf(id))),
    newMovements: rowsOf((): readonly Movement[] =>
      newOrders().flatMap(({ id }) => sandbox.ledger.movements({ order: id })),
    ),
  };
};

/** The world as the watch sees it, and whom it tells. */
export type Watched = {
  readonly sandbox: InProcessSandbox;
  readonly records: ReturnType<typeof openRecords>;
  readonly violate: Violate;
};
