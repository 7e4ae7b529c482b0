import { expect, test } from "vitest";
import { explore, trapsIn } from "../../booking/testing/explore.ts";
import { checkoutStart } from "../../booking/walk/checkout-start.ts";
import { __camel__Inputs, sample__Pascal__Offer } from "./__name__.fixtures.ts";
import { __camel__Model } from "./__name__.model.ts";
import { chosenOffer, initial__Pascal__ } from "./__name__.setup.ts";

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
