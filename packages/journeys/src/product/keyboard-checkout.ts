import type { ServiceType } from "@safar/engine";
import type { Page } from "playwright-core";
import { goodCard } from "./checkout-hands.ts";
import { handsOn } from "./hands.ts";
import type { keyboardOf } from "./keyboard.ts";

/** From the review to the ticket with the keyboard alone, in English. */
export const payByKey = async (
  page: Page,
  keyboard: ReturnType<typeof keyboardOf>,
  {
    cardholder,
    service,
    issued = "Ticket issued",
  }: { readonly cardholder: string; readonly service: ServiceType; readonly issued?: string },
): Promise<void> => {
  const { field, heading, sees } = handsOn(page, "en");
  const { arrive, fill, press } = keyboard;

  await heading("Is everything right?");
  arrive();
  await keyboard.use(page.getByRole("main").getByRole("checkbox").last(), "Space");
  await keyboard.use(page.getByRole("button", { name: /^Reserve now/ }));

  await heading("Payment");
  arrive();
  // A card that is saved is chosen for whoever has one; another one is a key below it.
  const isCard = await page.locator('input[name="method"][value="card"]').isChecked();
  await keyboard.use(page.getByRole("radio", { checked: true }).first(), isCard ? "Space" : "ArrowDown");
  await fill(field("Card number"), goodCard);
  await fill(field("Expiry date"), "1229");
  await fill(field("Security code"), "123");
  await fill(field("Name on the card"), cardholder);
  await press("Enter");

  await page.waitForURL(new RegExp(`/payments/${service}/confirmation/`));
  await sees(issued);
};
