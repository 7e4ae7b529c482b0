import { connectCheckout } from "../checkout/checkout.connect.ts";
import type { CheckoutActor } from "../checkout/checkout.logic.ts";

/** One step back in a checkout, as the screen's own button would take it. What was typed or chosen there is kept. */
export const goBackInCheckout = (checkout: CheckoutActor): void => {
  const { children, commands, screen } = connectCheckout(checkout.getSnapshot());
  if (screen === "quote") children.quote?.send({ type: "quote.decline" });
  else if (screen === "travellers") children.travellers?.send({ type: "flow.back" });
  else if (screen === "addons") children.extras?.send({ type: "flow.back" });
  else if (commands.back) checkout.send({ type: "flow.back" });
};
