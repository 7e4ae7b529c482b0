import type { Watched } from "./records.ts";
import type { OrderRow } from "./rows.ts";

/** To where a booking may move in one step, as it was promised to people: written down here, and read from no chart. */
const moves: Readonly<Record<string, readonly string[]>> = {
  Pending: ["Processing", "Expired", "Cancelled"],
  Processing: ["Confirmed", "Partially Confirmed", "Refund In Progress"],
  "Partially Confirmed": ["Confirmed", "Refund In Progress", "Cancelled", "Updated", "Modified"],
  Confirmed: ["Updated", "Modified", "Refund In Progress", "Cancelled"],
  Updated: ["Confirmed", "Modified", "Refund In Progress", "Cancelled"],
  Modified: ["Updated", "Refund In Progress", "Cancelled"],
  "Refund In Progress": ["Refunded", "Partially Confirmed"],
  // Money that comes too late goes back.
  Expired: ["Refund In Progress"],
  Cancelled: ["Refund In Progress"],
  Refunded: [],
};

/** What it may become in one step. */
export const movesOf = (status: string): readonly string[] => moves[status] ?? [];

/** What a status may become in any number of moves, itself among them. */
const after = (status: string): ReadonlySet<string> => {
  const reached = new Set([status]);
  for (const one of reached) for (const next of movesOf(one)) reached.add(next);
  return reached;
};

const reachable = new Map(Object.keys(moves).map((status) => [status, after(status)]));

/** Looks at how bookings move. */
export const watchStatuses = ({ violate }: Watched, orders: () => readonly OrderRow[]) => {
  const statuses = new Map<string, string>();
  return {
    check: (): void => {
      for (const { id, status } of orders()) {
        const before = statuses.get(id);
        if (before !== undefined && reachable.get(before)?.has(status) !== true)
          violate("a booking never goes back", `${id} was ${before} and is ${status}`);
        statuses.set(id, status);
      }
    },
  };
};
