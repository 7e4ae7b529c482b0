import { expect, test } from "vitest";
import { explore, trapsIn } from "../../booking/testing/explore.ts";
import { checkoutStart } from "../../booking/walk/checkout-start.ts";
import { refId } from "../../kernel/ids.ts";
import { eventsInputs, sampleEventsOffer, sampleEventsSearch } from "./events.fixtures.ts";
import { eventsModel } from "./events.model.ts";
import { chosenOffer, initialEvents } from "./events.setup.ts";
import type { EventsFinder } from "./events.types.ts";
import { createEventsResultsStore, createEventsSearch, eventsResults } from "./events-search.ts";

test("invariant: from everywhere there is a way on", () => {
  expect(trapsIn(explore(eventsModel))).toEqual([]);
});

test("default: the checkout begins with the offer and the price on the screen", () => {
  const context = { ...initialEvents(eventsInputs.offer), shown: sampleEventsOffer };
  expect(checkoutStart(context, chosenOffer(context))).toMatchObject({
    at: "quote",
    request: { kind: "first", offer: sampleEventsOffer.id, option: null },
    seen: { price: { total: sampleEventsOffer.price.total } },
  });
});

test("default: a search is answered at once, and what it found is in the store", async () => {
  const found = { refId: refId("S-1"), search: sampleEventsSearch, expiresAt: 900_000, offers: [sampleEventsOffer] };
  const finder: EventsFinder = {
    find: async () => ({ type: "FOUND", found }),
    findAgain: async () => ({ type: "GONE" }),
    readOffer: async () => ({ type: "SESSION_EXPIRED" }),
  };
  const store = createEventsResultsStore();
  const search = createEventsSearch({ finder, store });
  expect(await search.open(sampleEventsSearch)).toMatchObject({ type: "OPENED", refId: "S-1" });
  expect(store.read(found.refId)).toEqual(found);
  expect(await search.reread(found.refId)).toEqual({ type: "GONE" });
});

test("default: results are ordered by their price unless somebody says otherwise", () => {
  const dearer = { ...sampleEventsOffer, price: { lines: [], total: { minor: 900_000, currency: "PKR" as const } } };
  const table = eventsResults.tableOf([dearer, sampleEventsOffer]);
  expect([...eventsResults.select(table, eventsResults.decode(""))]).toEqual([1, 0]);
});
