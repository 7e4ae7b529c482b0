import { describe, expect, test } from "vitest";
import { verticals } from "../../simulation/verticals.ts";
import { somebodyBooks } from "../chosen/somebody.ts";
import { askOffered } from "./ask-offered.ts";
import type { Card } from "./cards.ts";
import { type Offer, offerOf } from "./offer.ts";
import { offeredFaults } from "./offered.ts";

const { flights, hotels, buses, trains } = verticals;

/** What the sandbox offers under the first id that somebody looked at more closely. */
const offeredTo = async (kind: (typeof verticals)[keyof typeof verticals]): Promise<Offer> => {
  const { sandbox, close } = await somebodyBooks(kind, ({ view }) => view().screen === "review");
  const looked = sandbox.journal.entries().flatMap(({ input }) => {
    const { itinerary_refid, ItineraryRefID, refid, RefID } = Object(input);
    const id = ItineraryRefID ?? itinerary_refid ?? RefID;
    return typeof id === "string" ? [{ id, search: String(RefID ?? refid ?? "") }] : [];
  });
  const found = looked.map(({ id, search }) => offerOf(sandbox.admin.offered(id, search, "en"), "en"));
  close();
  const offer = found.find((one) => one !== null);
  if (offer == null) throw new Error("The oracle cannot read what is offered.");
  return offer;
};

const cardOf = ({ facts, price, left, saysLeft }: Offer): Card => ({
  id: "ID1",
  search: "REF1",
  locale: "en",
  words: [...facts.map(({ written }) => written), saysLeft(left)].join(" | "),
  amounts: price === null ? [] : [price],
});

describe.each(Object.entries({ flights, hotels, buses, trains }))("%s", (_, kind) => {
  test("plant: a card that says otherwise than what is offered is caught, whatever it is", async () => {
    const offer = await offeredTo(kind);
    const card = cardOf(offer);
    expect(offeredFaults(card, offer)).toEqual([]);
    expect(offer.facts.length).toBeGreaterThanOrEqual(2);
    for (const { written } of offer.facts) {
      const words = card.words.replaceAll(written, "–");
      expect(offeredFaults({ ...card, words }, offer), written).toHaveLength(1);
    }
    for (const { written } of offer.never) {
      expect(offeredFaults({ ...card, words: `${card.words} ${written}` }, offer)).toHaveLength(1);
    }
    // Another price is no amount of the offer, and the offer's own is missing.
    expect(offeredFaults({ ...card, amounts: [1] }, offer)).toHaveLength(2);
    // More of it can have been left when the card was drawn, fewer cannot.
    expect(offeredFaults({ ...card, words: `${card.words} ${offer.saysLeft(offer.left + 1)}` }, offer)).toEqual([]);
    expect(offeredFaults({ ...card, words: `${card.words} ${offer.saysLeft(offer.left - 1)}` }, offer)).toEqual([
      expect.stringContaining(`${offer.left} are left`),
    ]);
  });
});

test("behavior: an offer that somebody has bought of meanwhile may have cost something else before", async () => {
  const { sandbox, close } = await somebodyBooks(hotels, ({ view }) => view().screen === "review");
  const { id, search } = sandbox.journal
    .entries()
    .map(({ input }) => ({ id: Object(input).ItineraryRefID, search: Object(input).RefID }))
    .find((one) => one.id !== undefined) ?? { id: "", search: "" };
  const rows: { id: string }[] = [];
  const world = { offered: async () => sandbox.admin.offered(id, search, "en"), rows: async () => rows };
  const card: Card = { id, search, locale: "en", words: "another price", amounts: [1] };
  expect(await askOffered(world, card)).not.toEqual([]);
  rows.push({ id: `${String(id).split(".").at(-1)}/r1/2026-12-08` });
  expect(await askOffered(world, card)).toEqual([]);
  close();
});
