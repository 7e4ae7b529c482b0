/** From a chosen offer to a booking: the chart that runs quote, travellers, extras, review, reserve and payment. */

// The checkout.

export { type CheckoutPorts, checkoutActors, createCheckout } from "../booking/checkout/checkout.actors.ts";
export { type CheckoutView, connectCheckout } from "../booking/checkout/checkout.connect.ts";
export {
  type CheckoutActor,
  type CheckoutLogic,
  type CheckoutSnapshot,
  lateCheckout,
} from "../booking/checkout/checkout.logic.ts";
export { checkoutMachine } from "../booking/checkout/checkout.machine.ts";
export type {
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutKept,
  CheckoutOutput,
  CheckoutScreen,
  CheckoutService,
  CheckoutSetting,
  CheckoutStart,
  CheckoutStep,
  TakenSeat,
} from "../booking/checkout/checkout.types.ts";
export { hasExtras } from "../booking/checkout/extras-offered.ts";

// A price, line by line.

export { isApproximate, type Ledger, type LedgerGroup, ledgerOf } from "../booking/review/price-ledger.ts";
