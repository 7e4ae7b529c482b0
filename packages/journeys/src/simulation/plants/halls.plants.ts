import type { Plant } from "./plant.ts";
import { changingOrders } from "./upstream-changes.ts";

/** Bugs of a cinema's own kind. */
export const hallPlants: readonly Plant[] = [
  {
    name: "another-seat-held",
    is: "A cinema holds the seat beside the one that was chosen.",
    caughtBy: ["one owner of a seat"],
    plant: () =>
      changingOrders(
        ({ detail }) => detail.show !== undefined,
        ({ detail, ...order }) => ({
          ...order,
          detail: { ...detail, seats: (detail.seats ?? []).map((seat) => `${seat}9`) },
        }),
      ),
  },
  {
    name: "two-in-one-seat",
    is: "Everybody of a party is put onto the seat of the first.",
    caughtBy: ["one owner of a seat"],
    plant: () =>
      changingOrders(
        ({ detail }) => detail.show !== undefined && (detail.seats?.length ?? 0) > 1,
        ({ detail, ...order }) => {
          const [first = ""] = detail.seats ?? [];
          return { ...order, detail: { ...detail, seats: (detail.seats ?? []).map(() => first) } };
        },
      ),
  },
  {
    name: "hall-without-a-limit",
    is: "A cinema forgets that a booking has at most five seats, and the booking takes more.",
    caughtBy: ["limits hold"],
    plant: () =>
      changingOrders(
        ({ detail }) => detail.show !== undefined,
        ({ detail, ...order }) => ({
          ...order,
          detail: { ...detail, seats: [...(detail.seats ?? []), "Z1", "Z2", "Z3", "Z4", "Z5"] },
        }),
      ),
  },
  {
    name: "booking-fee-forgotten",
    is: "A cinema reserves at the tickets alone, and forgets its fee.",
    caughtBy: ["the price that was accepted"],
    plant: () =>
      changingOrders(
        ({ detail, lines }) => detail.show !== undefined && lines.some(({ kind }) => kind === "service_fee"),
        (order) => {
          const fee = order.lines
            .filter(({ kind }) => kind === "service_fee")
            .reduce((sum, { minor }) => sum + minor, 0);
          return { ...order, amountDue: { ...order.amountDue, minor: order.amountDue.minor - fee } };
        },
      ),
  },
  {
    name: "party-forgotten",
    is: "The tickets of a party that has paid are forgotten when the film begins, and their money with them.",
    caughtBy: ["ticket or money"],
    plant: () =>
      changingOrders(
        ({ detail, status }) => detail.show !== undefined && status === "Processing",
        (order) => ({ ...order, status: "Expired" }),
      ),
  },
];
