import { bookingStatuses, statusTable } from "@safar/engine";
import { expect, test } from "vitest";
import { movesOf } from "./status.watch.ts";

test("invariant: what the watch was promised is what the product does: whoever changes one changes the other on purpose", () => {
  for (const status of bookingStatuses) {
    const moves = new Set(Object.values(statusTable[status]).filter((next) => next !== status));
    expect([status, [...movesOf(status)].toSorted()]).toEqual([status, [...moves].toSorted()]);
  }
});
