/** What is taken by the number: lines with their limits, and what they come to. */

export { costOf, countOf, onOffer, stepped, stopOf, sumOf, withQuantity } from "../booking/quantities/quantities.ts";
export type {
  QuantityCut,
  QuantityLine,
  QuantityOrder,
  QuantityStop,
} from "../booking/quantities/quantities.types.ts";
