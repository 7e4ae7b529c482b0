import type { Plant } from "./plant.ts";
import { answering, changingOrders } from "./upstream-changes.ts";

/** Bugs of a railway's own kind. */
export const berthPlants: readonly Plant[] = [
  {
    name: "another-berth-booked",
    is: "A railway books the place beside the one that was chosen.",
    caughtBy: ["one owner of a seat"],
    plant: () =>
      changingOrders(
        ({ detail }) => detail.trip !== undefined,
        ({ detail, ...order }) => {
          const travellers = detail.travellers?.map((one) => ({ ...one, place: `${one.place}9` })) ?? [];
          return { ...order, detail: { ...detail, travellers } };
        },
      ),
  },
  {
    name: "two-in-one-berth",
    is: "Everybody of a booking is put into the place of the first.",
    caughtBy: ["one owner of a seat"],
    plant: () =>
      changingOrders(
        ({ detail }) => (detail.travellers?.length ?? 0) > 1,
        ({ detail, ...order }) => {
          const [first] = detail.travellers ?? [];
          const travellers = detail.travellers?.map((one) => ({ ...one, ...first })) ?? [];
          return { ...order, detail: { ...detail, travellers } };
        },
      ),
  },
  {
    name: "party-of-everybody",
    is: "The travellers who need a place are read from what the coach has.",
    caughtBy: ["limits hold"],
    plant: () =>
      answering((text) =>
        text
          .replaceAll(/"travellers":\[\{"pax_id":"pax1","pax_type":"adult"\}/g, (first) =>
            [first, ...[11, 12, 13, 14, 15].map((at) => `{"pax_id":"pax${at}","pax_type":"adult"}`)].join(","),
          )
          .replaceAll(/"max":4\b/g, '"max":40'),
      ),
  },
  {
    name: "berth-charge-forgotten",
    is: "A railway reserves at the fare alone, and forgets what the berth adds.",
    caughtBy: ["the price that was accepted"],
    plant: () =>
      changingOrders(
        ({ detail, lines }) => detail.trip !== undefined && lines.some(({ kind }) => kind === "addon"),
        (order) => {
          const added = order.lines.filter(({ kind }) => kind === "addon").reduce((sum, { minor }) => sum + minor, 0);
          return { ...order, amountDue: { ...order.amountDue, minor: order.amountDue.minor - added } };
        },
      ),
  },
  {
    name: "waiting-list-forgotten",
    is: "Whoever waits for a place is forgotten when the list is closed, and their money with them.",
    caughtBy: ["ticket or money"],
    plant: () =>
      changingOrders(
        ({ detail, status }) => detail.waiting != null && status === "Processing",
        (order) => ({ ...order, status: "Expired" }),
      ),
  },
];
