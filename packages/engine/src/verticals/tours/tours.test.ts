import { expect, test } from "vitest";
import { explore, trapsIn } from "../../booking/testing/explore.ts";
import { checkoutStart } from "../../booking/walk/checkout-start.ts";
import { refId } from "../../kernel/ids.ts";
import { sampleToursOffer, sampleToursSearch, toursInputs } from "./tours.fixtures.ts";
import { toursModel } from "./tours.model.ts";
import { chosenOffer, initialTours } from "./tours.setup.ts";
import type { ToursFinder } from "./tours.types.ts";
import { createToursResultsStore, createToursSearch, toursResults } from "./tours-search.ts";

test("invariant: from everywhere there is a way on", () => {
  expect(trapsIn(explore(toursModel))).toEqual([]);
});

test("default: the checkout begins with the offer and the price on the screen", () => {
  const context = { ...initialTours(toursInputs.offer), shown: sampleToursOffer };
  expect(checkoutStart(context, chosenOffer(context))).toMatchObject({
    at: "quote",
    request: { kind: "first", offer: sampleToursOffer.id, option: null },
    seen: { price: { total: sampleToursOffer.price.total } },
  });
});

test("default: a search is answered at once, and what it found is in the store", async () => {
  const found = { refId: refId("S-1"), search: sampleToursSearch, expiresAt: 900_000, offers: [sampleToursOffer] };
  const finder: ToursFinder = {
    find: async () => ({ type: "FOUND", found }),
    findAgain: async () => ({ type: "GONE" }),
    readOffer: async () => ({ type: "SESSION_EXPIRED" }),
  };
  const store = createToursResultsStore();
  const search = createToursSearch({ finder, store });
  expect(await search.open(sampleToursSearch)).toMatchObject({ type: "OPENED", refId: "S-1" });
  expect(store.read(found.refId)).toEqual(found);
  expect(await search.reread(found.refId)).toEqual({ type: "GONE" });
});

test("default: results are ordered by their price unless somebody says otherwise", () => {
  const dearer = { ...sampleToursOffer, price: { lines: [], total: { minor: 900_000, currency: "PKR" as const } } };
  const table = toursResults.tableOf([dearer, sampleToursOffer]);
  expect([...toursResults.select(table, toursResults.decode(""))]).toEqual([1, 0]);
});
