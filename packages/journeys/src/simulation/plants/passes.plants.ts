import type { OrderRow } from "../watch/rows.ts";
import type { Plant } from "./plant.ts";
import { changingOrders } from "./upstream-changes.ts";

type Lines = NonNullable<OrderRow["detail"]["lines"]>;

const withLines = (change: (lines: Lines) => Lines) =>
  changingOrders(
    ({ detail: { lines } }) => lines !== undefined,
    ({ detail, ...order }) => ({ ...order, detail: { ...detail, lines: change(detail.lines ?? []) } }),
  );

/** Bugs of an organiser's own kind. */
export const passPlants: readonly Plant[] = [
  {
    name: "another-pass-booked",
    is: "An organiser books a pass that nobody chose, in the place of the one that was chosen.",
    caughtBy: ["one owner of a seat"],
    plant: () => withLines((lines) => lines.map((line) => ({ ...line, pass: "backstage" }))),
  },
  {
    name: "order-limit-ignored",
    is: "An organiser forgets how many passes an order may have.",
    caughtBy: ["limits hold"],
    plant: () => withLines((lines) => lines.map((line) => ({ ...line, count: line.count + 6 }))),
  },
  {
    name: "hidden-pass-sold",
    is: "The hidden pass is sold to somebody who never gave its code.",
    caughtBy: ["limits hold"],
    plant: () =>
      changingOrders(
        ({ detail: { lines } }) => lines !== undefined,
        ({ detail, ...order }) => ({
          ...order,
          detail: { ...detail, code: null, lines: [...(detail.lines ?? []), { pass: "friends", count: 1 }] },
        }),
      ),
  },
  {
    name: "price-of-another-day",
    is: "Passes are reserved at what another day of the event costs.",
    caughtBy: ["the price that was accepted"],
    plant: () =>
      changingOrders(
        ({ detail }) => detail.lines !== undefined,
        (order) => ({ ...order, amountDue: { ...order.amountDue, minor: order.amountDue.minor + 10_000 } }),
      ),
  },
  {
    name: "hold-outlived",
    is: "Passes that were paid for are let go as if their hold had ended, and the money is kept.",
    caughtBy: ["ticket or money"],
    plant: () =>
      changingOrders(
        ({ detail, status }) => detail.lines !== undefined && status === "Processing",
        (order) => ({ ...order, status: "Expired" }),
      ),
  },
];
