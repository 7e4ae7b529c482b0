/** What is taken by the number: lines with their limits and what they come to, and choosing when and how many of which. */

export { costOf, countOf, onOffer, stepped, stopOf, sumOf, withQuantity } from "../booking/quantities/quantities.ts";
export type {
  QuantityCut,
  QuantityLine,
  QuantityOrder,
  QuantityStop,
} from "../booking/quantities/quantities.types.ts";
export type { QuantityChoiceView, ShownQuantity } from "../booking/quantities/quantity-choice.connect.ts";
export type {
  QuantityChoiceEvent,
  QuantityDay,
  QuantityPriceOutcome,
  QuantityPriceRequest,
  QuantityRule,
  QuantitySlot,
  SlotState,
} from "../booking/quantities/quantity-choice.types.ts";
