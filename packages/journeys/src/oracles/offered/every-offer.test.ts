import { describe, expect, test } from "vitest";
import { verticals } from "../../simulation/verticals.ts";
import { somebodyBooks } from "../chosen/somebody.ts";
import { askOffered } from "./ask-offered.ts";
import type { Card } from "./cards.ts";
import { offerOf } from "./offer.ts";
import type { Offer } from "./offer-facts.ts";
import { offeredFaults } from "./offered.ts";

const { hotels } = verticals;

/** What the sandbox offers under the first id that somebody looked at more closely. */
const offeredTo = async (kind: (typeof verticals)[keyof typeof verticals]): Promise<Offer> => {
  const { sandbox, close } = await somebodyBooks(kind, ({ view }) => view().screen === "review");
  // A tour's page is named by itself: which search led there, only the search knows.
  const [tourSearch] = sandbox.store.collection<{ readonly id: string }>("tours_searches").all();
  const looked = sandbox.journal.entries().flatMap(({ input }) => {
    const { event, itinerary_refid, ItineraryRefID, refid, RefID, show_id, slug } = Object(input);
    const id = ItineraryRefID ?? itinerary_refid ?? event ?? show_id ?? slug ?? RefID;
    return typeof id === "string"
      ? [{ id, search: String(RefID ?? refid ?? tourSearch?.id ?? ""), currency: "PKR" }]
      : [];
  });
  const found = looked.map((asked) => offerOf(sandbox.admin.offered(asked, "en"), "en"));
  close();
  const offer = found.find((one) => one !== null);
  if (offer == null) throw new Error("The oracle cannot read what is offered.");
  return offer;
};

const cardOf = ({ facts, price, left, saysLeft }: Offer): Card => ({
  id: "ID1",
  search: "REF1",
  currency: "PKR",
  locale: "en",
  words: [...facts.map(({ written }) => written), ...(left === null ? [] : [saysLeft(left)])].join(" | "),
  amounts: price === null ? [] : [price],
});

describe.each(Object.entries(verticals))("%s", (_, kind) => {
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
    if (offer.left === null) return;
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
  const world = {
    offered: async () => sandbox.admin.offered({ id, search, currency: "" }, "en"),
    rows: async () => rows,
  };
  const card: Card = { id, search, currency: "", locale: "en", words: "another price", amounts: [1] };
  expect(await askOffered(world, card)).not.toEqual([]);
  rows.push({ id: `${String(id).split(".").at(-1)}/r1/2026-12-08` });
  expect(await askOffered(world, card)).toEqual([]);
  close();
});
