import { expect, test } from "vitest";
import { explore, trapsIn } from "../../booking/testing/explore.ts";
import { checkoutStart } from "../../booking/walk/checkout-start.ts";
import { refId } from "../../kernel/ids.ts";
import { __camel__Inputs, sample__Pascal__Offer, sample__Pascal__Search } from "./__name__.fixtures.ts";
import { __camel__Model } from "./__name__.model.ts";
import { __camel__Results, create__Pascal__ResultsStore, create__Pascal__Search } from "./__name__-search.ts";
import { chosenOffer, initial__Pascal__ } from "./__name__.setup.ts";
import type { __Pascal__Finder } from "./__name__.types.ts";

test("invariant: from everywhere there is a way on", () => {
  expect(trapsIn(explore(__camel__Model))).toEqual([]);
});

test("default: the checkout begins with the offer and the price on the screen", () => {
  const context = { ...initial__Pascal__(__camel__Inputs.offer), shown: sample__Pascal__Offer };
  expect(checkoutStart(context, chosenOffer(context))).toMatchObject({
    at: "quote",
    request: { kind: "first", offer: sample__Pascal__Offer.id, option: null },
    seen: { price: { total: sample__Pascal__Offer.price.total } },
  });
});

test("default: a search is answered at once, and what it found is in the store", async () => {
  const found = { refId: refId("S-1"), search: sample__Pascal__Search, expiresAt: 900_000, offers: [sample__Pascal__Offer] };
  const finder: __Pascal__Finder = {
    find: async () => ({ type: "FOUND", found }),
    findAgain: async () => ({ type: "GONE" }),
    readOffer: async () => ({ type: "SESSION_EXPIRED" }),
  };
  const store = create__Pascal__ResultsStore();
  const search = create__Pascal__Search({ finder, store });
  expect(await search.open(sample__Pascal__Search)).toMatchObject({ type: "OPENED", refId: "S-1" });
  expect(store.read(found.refId)).toEqual(found);
  expect(await search.reread(found.refId)).toEqual({ type: "GONE" });
});

test("default: results are ordered by their price unless somebody says otherwise", () => {
  const dearer = { ...sample__Pascal__Offer, price: { lines: [], total: { minor: 900_000, currency: "PKR" as const } } };
  const table = __camel__Results.tableOf([dearer, sample__Pascal__Offer]);
  expect([...__camel__Results.select(table, __camel__Results.decode(""))]).toEqual([1, 0]);
});
