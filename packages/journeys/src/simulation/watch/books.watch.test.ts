import { createManualClock, openSandbox } from "@safar/sandbox";
import { expect, test } from "vitest";
import { begin } from "../../flows/walk-world.ts";
import { watchBooks } from "./books.watch.ts";
import { openRecords } from "./records.ts";

const wallet = "wallet:somebody";

/** What is wrong when all is over, of money that was set aside and of which so much came back. */
const faultsAfter = (returned: number): readonly string[] => {
  const sandbox = openSandbox({ seed: "books", clock: createManualClock(begin) });
  const faults: string[] = [];
  const records = openRecords(sandbox);
  const books = watchBooks({ sandbox, records, violate: (_, detail) => faults.push(detail) }, () => false);
  const { ledger } = sandbox;
  ledger.post({ kind: "topup", from: "outside:bank", to: wallet, amount: 1000, currency: "PKR" });
  ledger.post({ kind: "hold", from: wallet, to: "held:attempt", amount: 700, currency: "PKR" });
  if (returned > 0)
    ledger.post({ kind: "release", from: "held:attempt", to: wallet, amount: returned, currency: "PKR" });
  books.checkEnd();
  sandbox.close();
  return faults;
};

test("default: what was set aside and came back is nobody's loss", () => {
  expect(faultsAfter(700)).toEqual([]);
});

test("plant: what a wallet had set aside and never got back is caught, all of it or a part", () => {
  expect(faultsAfter(0)).toEqual(["held:attempt holds 700 when all is over"]);
  expect(faultsAfter(300)).toEqual(["held:attempt holds 400 when all is over"]);
});
