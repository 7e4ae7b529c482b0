import { describe, expect, test } from "vitest";
import { verticals } from "../../simulation/verticals.ts";
import { chosenFaults } from "./chosen.ts";
import { type Sold, soldOf } from "./sold.ts";
import { somebodyBooks } from "./somebody.ts";
import type { Told } from "./told.ts";

/** What is sold to somebody who has come to the review, as the sandbox tells it. */
const soldTo = async (kind: (typeof verticals)[keyof typeof verticals]): Promise<Sold | null> => {
  const { walk, sandbox, close } = await somebodyBooks(kind, ({ view }) => view().screen === "review");
  const refId = walk.view().checkout?.quote?.refId ?? "";
  const sold = soldOf(sandbox.admin.quoted(refId, "en"), "en");
  close();
  return sold;
};

/** A review that says what is sold, and nothing else. */
const reviewOf = ({ bases, facts, people, seats }: Sold): Told => ({
  on: "step",
  id: "REF1",
  locale: "en",
  words: facts.map(({ written }) => written).join(" | "),
  amounts: bases,
  people: Array.from({ length: people ?? 1 }, (_, at) => seats[at] ?? "somebody"),
  rows: [],
  lines: [],
});

// Whoever sells something new has it held to what its quote says, or this fails.
describe.each(Object.entries(verticals))("%s", (_, kind) => {
  test("plant: what a page leaves out of what is sold is caught, whichever it is", async () => {
    const sold = await soldTo(kind);
    if (sold === null) throw new Error("The oracle cannot read what is sold.");
    expect(sold.facts.length).toBeGreaterThanOrEqual(3);
    expect(sold.bases.length).toBeGreaterThan(0);
    const review = reviewOf(sold);
    expect(chosenFaults(review, sold)).toEqual([]);
    for (const { written } of sold.facts) {
      const words = review.words.replaceAll(written, "–");
      expect(chosenFaults({ ...review, words }, sold), written).not.toEqual([]);
    }
    expect(chosenFaults({ ...review, amounts: [1] }, sold)).toHaveLength(1);
    if (sold.people !== null) expect(chosenFaults({ ...review, people: [] }, sold)).not.toEqual([]);
    if (sold.seats.length > 0) {
      const people = review.people?.map(() => "no seat") ?? [];
      expect(chosenFaults({ ...review, people }, sold)).toHaveLength(sold.seats.length);
    }
  });
});
