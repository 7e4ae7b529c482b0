import { expect, test } from "vitest";
import { busHands } from "../product/bus-hands.ts";
import { goodCard } from "../product/checkout-hands.ts";
import { dayIn } from "../product/days.ts";
import { handsOn } from "../product/hands.ts";
import { ownProduct } from "../product/own-product.ts";
import { visiting } from "../product/visit.ts";

const product = ownProduct();

test("behavior: a card that is typed as soon as there is a field for it stays, however late the page of the payment comes", async () => {
  const { origin, sandbox } = product();
  await visiting({ origin }, async ({ page, go }) => {
    const hands = busHands(page, "en");
    await go(`/bus/lahore-to-islamabad?date=${dayIn(12)}`);
    await hands.openCoach(0);
    await hands.takeSeatByKey();
    await hands.bookTo("review", 1);
    // The booking that the payment's page is made of: what there is to pay with is known long before.
    await sandbox.fault({ point: "delay", match: { path: "api/v2/buses/booking" }, ms: 3000 });
    const read = page.waitForResponse((response) => response.request().postData()?.includes('"proof"') === true);
    await hands.reserve();
    await page.getByRole("radio").first().check({ force: true });
    const { field } = handsOn(page, "en");
    await field("Card number").fill(goodCard);
    await read;
    await page.waitForLoadState("networkidle");
    expect((await field("Card number").inputValue()).replaceAll(" ", "")).toBe(goodCard);
  });
});
