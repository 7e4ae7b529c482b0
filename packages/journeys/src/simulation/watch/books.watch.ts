import type { Movement } from "@safar/sandbox";
import { begin } from "../../flows/walk-world.ts";
import { faultsInBooks } from "./double-entry.ts";
import type { Watched } from "./records.ts";
import type { OrderRow } from "./rows.ts";

const tickets = new Set(["Confirmed", "Partially Confirmed", "Updated", "Modified"]);

/** Looks at the money of what was booked. `isCancelled` tells of what gives back what was told, and not all. */
export const watchBooks = ({ records, sandbox, violate }: Watched, isCancelled: (order: string) => boolean) => {
  let movementsSeen = 0;
  const checkOrder = ({ id, status }: OrderRow): void => {
    // What was cancelled gives back what was told.
    if (isCancelled(id)) return;
    const movements = sandbox.ledger.movements({ order: id });
    const sum = (wanted: Movement["kind"]) =>
      movements.filter(({ kind }) => kind === wanted).reduce((total, { amount }) => total + amount, 0);
    if (sum("capture") > 0 && !tickets.has(status) && sum("refund") !== sum("capture"))
      violate("ticket or money", `${id} is ${status}: ${sum("capture")} taken, ${sum("refund")} returned`);
  };
  /** What is set aside belongs to somebody: in the end it has been spent, or is theirs again. */
  const checkHeld = (): void => {
    const held = new Map<string, number>();
    const add = (account: string, amount: number) => {
      if (account.startsWith("held:")) held.set(account, (held.get(account) ?? 0) + amount);
    };
    for (const { amount, at, from, to } of sandbox.ledger.movements()) {
      if (at < begin) continue;
      add(to, amount);
      add(from, -amount);
    }
    for (const [account, amount] of held)
      if (amount !== 0) violate("ticket or money", `${account} holds ${amount} when all is over`);
  };
  return {
    check: (): void => {
      const movements = records.newMovements();
      if (movements.length === movementsSeen) return;
      movementsSeen = movements.length;
      const [fault] = faultsInBooks(sandbox.ledger.movements());
      if (fault !== undefined) violate("the books balance", fault);
      for (const { id } of records.newOrders()) {
        const captures = movements.filter(({ kind, order }) => kind === "capture" && order === id);
        if (new Set(captures.map(({ attempt }) => attempt)).size > 1)
          violate("one payment", `${id} is captured ${captures.length} times`);
      }
    },
    /** When everything is over. */
    checkEnd: (): void => {
      for (const order of records.newOrders()) checkOrder(order);
      checkHeld();
    },
  };
};
