import type { InProcessSandbox } from "@safar/sandbox";
import { begin } from "../../flows/walk-world.ts";
import type { AttemptRow } from "../watch/rows.ts";
import type { Plant, Planted } from "./plant.ts";
import { afterEachCall, answering, changing, changingOrders, type Row } from "./upstream-changes.ts";

/** Moves every booking once that stands at one status to another. */
const moving = (from: string, to: string): Planted =>
  changingOrders(
    ({ status }) => status === from,
    (order) => ({ ...order, status: to }),
  );

type WithdrawalRow = Row & { readonly at: number; readonly attempt: string; readonly chargesMinor: number };

const changingWithdrawals = (change: (row: WithdrawalRow) => WithdrawalRow): Planted =>
  changing<WithdrawalRow>("withdrawals", ({ at }) => at >= begin, change);

/** What was paid for since everything began. */
const capturesIn = ({ ledger }: InProcessSandbox) =>
  ledger.movements().filter(({ at, kind }) => kind === "capture" && at >= begin);

/** Bugs of the services themselves, which no walk can make up for: somebody has to see them. */
export const upstreamPlants: readonly Plant[] = [
  {
    name: "captured-twice",
    is: "A service takes the money of a payment once more, under another name, when it is called again.",
    caughtBy: ["one payment"],
    plant: () =>
      afterEachCall((sandbox) => {
        const captures = capturesIn(sandbox);
        for (const { amount, attempt, currency, from, order, to } of captures) {
          if (order === undefined || captures.filter((one) => one.order === order).length > 1) continue;
          const again = { kind: "capture", from: "outside:card", to, amount, currency, order } as const;
          sandbox.ledger.post({ ...again, attempt: `${attempt ?? from}-again` });
        }
      }),
  },
  {
    name: "refunded-beyond",
    is: "A service returns the fee of a payment that nobody paid.",
    caughtBy: ["the books balance"],
    plant: () => {
      const returned = new Set<string>();
      return afterEachCall((sandbox) => {
        for (const { amount, currency, from, order, to } of capturesIn(sandbox)) {
          if (order === undefined || returned.has(order)) continue;
          returned.add(order);
          sandbox.ledger.post({ kind: "refund", from: to, to: from, amount: amount + 1, currency, order });
        }
      });
    },
  },
  {
    name: "held-money-kept",
    is: "What a wallet had set aside for a payment that came to nothing is set aside again.",
    caughtBy: ["ticket or money", "the books balance"],
    plant: () => {
      const kept = new Set<string>();
      return afterEachCall(({ ledger }) => {
        for (const { amount, at, currency, from, id, kind, to } of ledger.movements()) {
          if (at < begin || kind !== "release" || !from.startsWith("held:") || kept.has(id)) continue;
          kept.add(id);
          ledger.post({ kind: "hold", from: to, to: from, amount, currency });
        }
      });
    },
  },
  {
    name: "late-event-wins",
    is: "An event that comes late is taken for the newest: a booking with its ticket is processed again.",
    caughtBy: ["a booking never goes back"],
    plant: () => moving("Confirmed", "Processing"),
  },
  {
    name: "refund-forgotten",
    is: "What nobody has a ticket of is closed, and its money is forgotten.",
    caughtBy: ["ticket or money"],
    plant: () => moving("Processing", "Expired"),
  },
  {
    name: "any-number-of-seats",
    is: "The most seats of a booking is read from what the coach has.",
    caughtBy: ["limits hold"],
    plant: () => answering((text) => text.replaceAll(/"max":5\b/g, '"max":40')),
  },
  {
    name: "charged-in-other-units",
    is: "A service charges a payment in units of its own.",
    caughtBy: ["one payment"],
    plant: () =>
      changing<AttemptRow>(
        "payment_attempts",
        ({ isCaptured }) => isCaptured,
        (attempt) => ({ ...attempt, externalMinor: attempt.externalMinor * 100 }),
      ),
  },
  {
    name: "booked-twice",
    is: "A service makes two bookings of what was asked for once.",
    caughtBy: ["one reservation"],
    plant: () =>
      changingOrders(
        () => true,
        (order) => ({ ...order, id: `${order.id}-2`, uuid: `${order.uuid}-2` }),
      ),
  },
  {
    name: "fee-added-when-booked",
    is: "A service asks for a fee beyond the price that was said yes to.",
    caughtBy: ["the price that was accepted"],
    plant: () =>
      changingOrders(
        () => true,
        (order) => ({ ...order, amountDue: { ...order.amountDue, minor: order.amountDue.minor + 5000 } }),
      ),
  },
  {
    name: "rooms-multiply",
    is: "A service books as many rooms as there are nights and more.",
    caughtBy: ["limits hold", "one owner of a seat"],
    plant: () =>
      changingOrders(
        ({ detail }) => detail.stay !== undefined,
        (order) => {
          const [room] = order.detail.stay?.rooms ?? [];
          return { ...order, detail: { ...order.detail, stay: { ...order.detail.stay, rooms: Array(7).fill(room) } } };
        },
      ),
  },
  {
    name: "withdrawn-at-other-charges",
    is: "A service keeps more of a withdrawal than it has told.",
    caughtBy: ["one withdrawal"],
    plant: () => changingWithdrawals((row) => ({ ...row, chargesMinor: row.chargesMinor + 100 })),
  },
  {
    name: "withdrawn-twice",
    is: "A service makes two withdrawals of what was asked for once.",
    caughtBy: ["one withdrawal"],
    plant: () => changingWithdrawals((row) => ({ ...row, id: `${row.id}-2` })),
  },
  {
    name: "wallet-is-filled",
    is: "A service gives back what it pays out.",
    caughtBy: ["the books balance"],
    plant: () => {
      const given = new Set<string>();
      return afterEachCall(({ ledger }) => {
        for (const { amount, at, currency, from, id, kind } of ledger.movements()) {
          if (at < begin || given.has(id) || !from.startsWith("wallet:") || kind === "topup") continue;
          given.add(id);
          ledger.post({ kind: "topup", from: "outside:bank", to: from, amount, currency });
        }
      });
    },
  },
  {
    name: "refund-to-nowhere",
    is: "What a cancellation gives back goes where nobody has chosen.",
    caughtBy: ["one cancellation"],
    plant: () =>
      changing<Row & { readonly reason: string; readonly to: string }>(
        "refunds",
        ({ reason, to }) => reason === "cancellation" && to !== "elsewhere",
        (refund) => ({ ...refund, to: "elsewhere" }),
      ),
  },
];
