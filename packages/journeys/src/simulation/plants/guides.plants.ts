import type { OrderRow } from "../watch/rows.ts";
import type { Plant } from "./plant.ts";
import { changingOrders } from "./upstream-changes.ts";

type Units = NonNullable<OrderRow["detail"]["units"]>;

const withUnits = (isMeant: (units: Units) => boolean, change: (units: Units) => Units) =>
  changingOrders(
    ({ detail: { start, units } }) => start !== undefined && units !== undefined && isMeant(units),
    ({ detail, ...order }) => ({ ...order, detail: { ...detail, units: change(detail.units ?? []) } }),
  );

/** Bugs of a guide's own kind. */
export const guidePlants: readonly Plant[] = [
  {
    name: "another-unit-booked",
    is: "A guide books a senior where adults were chosen.",
    caughtBy: ["one owner of a seat"],
    plant: () =>
      withUnits(
        (units) => units.some(({ unit }) => unit === "adult"),
        (units) => [...units.filter(({ unit }) => unit !== "adult"), { unit: "senior", count: 1 }],
      ),
  },
  {
    name: "party-without-a-limit",
    is: "A guide forgets how many an order may have, and takes thirty along.",
    caughtBy: ["limits hold"],
    plant: () =>
      withUnits(
        () => true,
        (units) => units.map((one) => ({ ...one, count: one.count + 30 })),
      ),
  },
  {
    name: "children-alone",
    is: "A guide forgets that a child needs an adult, and books one alone.",
    caughtBy: ["limits hold"],
    plant: () =>
      withUnits(
        () => true,
        () => [{ unit: "child", count: 1 }],
      ),
  },
  {
    name: "guide-fee-forgotten",
    is: "A tour is reserved at its units alone, and its fee is forgotten.",
    caughtBy: ["the price that was accepted"],
    plant: () =>
      changingOrders(
        ({ detail, lines }) => detail.start !== undefined && lines.some(({ kind }) => kind === "service_fee"),
        (order) => {
          const fee = order.lines
            .filter(({ kind }) => kind === "service_fee")
            .reduce((sum, { minor }) => sum + minor, 0);
          return { ...order, amountDue: { ...order.amountDue, minor: order.amountDue.minor - fee } };
        },
      ),
  },
  {
    name: "answer-forgotten",
    is: "A guide who was asked first forgets to answer, and the money is forgotten with it.",
    caughtBy: ["ticket or money"],
    plant: () =>
      changingOrders(
        ({ detail, status }) => detail.start !== undefined && status === "Processing",
        (order) => ({ ...order, status: "Expired" }),
      ),
  },
];
