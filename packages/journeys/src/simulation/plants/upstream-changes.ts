import type { Fetch } from "@safar/api-clients";
import { type InProcessSandbox, TextResponse } from "@safar/sandbox";
import { begin } from "../../flows/walk-world.ts";
import type { OrderRow } from "../watch/rows.ts";
import type { Planted } from "./plant.ts";

/** A service that does something of its own once a call is over. */
export const afterEachCall = (more: (sandbox: InProcessSandbox) => void): Planted => ({
  network:
    (fetch, sandbox): Fetch =>
    async (input, init) => {
      const answer = await fetch(input, init);
      more(sandbox);
      return answer;
    },
});

/** A service whose answers have other words in them. */
export const answering = (change: (text: string) => string): Planted => ({
  network:
    (fetch): Fetch =>
    async (input, init) => {
      const answer = await fetch(input, init);
      const { headers, status } = answer;
      return new TextResponse(change(await answer.text()), {
        status,
        headers: { "content-type": headers.get("content-type") ?? "" },
      });
    },
});

export type Row = { readonly id: string };

/** Rows of a collection, each of which is changed once, when it is as it is said. */
export const changing = <Of extends Row>(
  collection: string,
  isMeant: (row: Of) => boolean,
  change: (row: Of) => Of,
): Planted => {
  const changed = new Set<string>();
  return afterEachCall(({ store }) => {
    const rows = store.collection<Of>(collection);
    for (const row of rows.all()) {
      if (changed.has(row.id) || !isMeant(row)) continue;
      const other = change(row);
      changed.add(row.id).add(other.id);
      rows.put(other);
    }
  });
};

/** The same of bookings that were made since everything began. */
export const changingOrders = (isMeant: (order: OrderRow) => boolean, change: (order: OrderRow) => OrderRow): Planted =>
  changing<OrderRow>("orders", (order) => order.createdAt > begin && isMeant(order), change);
