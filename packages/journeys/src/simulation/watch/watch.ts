import type { InProcessSandbox } from "@safar/sandbox";
import { watchBooks } from "./books.watch.ts";
import { watchCancellations } from "./cancellation.watch.ts";
import type { Violate, Violation } from "./invariants.ts";
import { watchKeeping } from "./keeping.watch.ts";
import { watchPayments } from "./payment.watch.ts";
import { openRecords } from "./records.ts";
import { watchReservations } from "./reservation.watch.ts";
import type { OrderRow, Tab } from "./rows.ts";
import { watchScreens } from "./screen.watch.ts";
import { watchSeats } from "./seats.watch.ts";
import { watchStatuses } from "./status.watch.ts";
import { watchWithdrawals } from "./withdrawal.watch.ts";

/** Looks at what is sent, at what is on the screens and at the books, and notes whatever must not be. */
export const openWatch = (sandbox: InProcessSandbox) => {
  const found: Violation[] = [];
  const violate: Violate = (invariant, detail) => {
    if (found.length === 0) found.push({ invariant, detail });
  };
  const records = openRecords(sandbox);
  const watched = { sandbox, records, violate };
  const withdrawals = watchWithdrawals(sandbox, violate);
  const cancellations = watchCancellations(sandbox, violate);
  const reservations = watchReservations(watched);
  const payments = watchPayments(watched);
  const books = watchBooks(watched, cancellations.isCancelled);
  const seats = watchSeats(watched);
  const screens = watchScreens(watched);
  /** All that the plan's people have or make. */
  const orders = (): readonly OrderRow[] => [...records.newOrders(), ...cancellations.orders()];
  const statuses = watchStatuses(watched, orders);
  return {
    violate,
    onTheRoad: payments.onTheRoad,
    withdrawals,
    cancellations,
    serviceOf: reservations.serviceOf,
    paymentsOf: payments.paymentsOf,
    newOrders: records.newOrders,
    orders,
    movements: records.newMovements,
    ...watchKeeping(watched),
    /** The first thing that must not be, if anything. */
    violation: (): Violation | null => found[0] ?? null,
    check: (tabs: readonly Tab[]): void => {
      books.check();
      payments.check();
      reservations.check();
      statuses.check();
      seats.check(tabs);
      // Whoever books pays from the wallet, which is no withdrawal.
      if (tabs.some(({ walk }) => walk.errand === "withdrawals")) withdrawals.check();
      cancellations.check();
      for (const tab of tabs)
        for (const { checkTab } of [screens, seats, payments, withdrawals, cancellations]) checkTab(tab);
    },
    /** When everything is over. */
    checkEnd: (): void => {
      withdrawals.checkEnd();
      cancellations.checkEnd();
      books.checkEnd();
    },
  };
};

export type Watch = ReturnType<typeof openWatch>;
