import type { OfferId, RefId } from "../../kernel/ids.ts";
import type { Price } from "../../kernel/price.ts";
import type { CheckoutStart } from "../checkout/checkout.types.ts";
import type { WalkContext } from "./walk.types.ts";

/** What a price is asked for: what was chosen, and what the person read when they said that they want it. */
export type ChosenPrice = {
  readonly refId: RefId;
  readonly offer: OfferId;
  /** Which way to have it: a fare, the rates of its rooms, a bundle. */
  readonly option: string | null;
  /** As it was on the screen; null when none was. */
  readonly price: Price | null;
};

/** What a checkout begins with: what was chosen, or what an address names. */
export const checkoutStart = (
  { setting, start }: WalkContext<object, RefId | null>,
  chosen: ChosenPrice | null,
): CheckoutStart => {
  if (chosen !== null) {
    const { price, ...what } = chosen;
    const request = { kind: "first", ...what, currency: setting.currency } as const;
    return { at: "quote", request, seen: price === null ? null : { price, policy: null, isCharge: false } };
  }
  if (start.at === "payment") return { at: "payment", booking: start.booking, order: start.order };
  if (start.at === "quote")
    return { at: "quote", request: { kind: "read", refId: start.refId, isRenewed: false }, seen: null };
  throw new Error("A checkout needs a choice, a quote or an order; a walk leads there only with one.");
};
