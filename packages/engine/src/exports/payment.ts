/** Paying an order: at most one captured payment, and nothing guessed. */

// The payment.

export { type Patience, paymentPatience, processTimeoutMs, sdkTimeoutMs } from "../booking/payment/patience.ts";
export { type PaymentPorts, paymentActors } from "../booking/payment/payment.actors.ts";
export { connectPayment, type PaymentView } from "../booking/payment/payment.connect.ts";
export { paymentMachine } from "../booking/payment/payment.machine.ts";
export type {
  Attempt,
  AttemptAnswer,
  Bill,
  BillObstacle,
  BillOutcome,
  BillRefusal,
  BillRequest,
  CardEntry,
  CardFields,
  CardProblem,
  DeclineReason,
  Deductions,
  InquiryOutcome,
  Instrument,
  MethodHindrance,
  Need,
  OptionsOutcome,
  PaymentEmitted,
  PaymentEvent,
  PaymentFlow,
  PaymentInput,
  PaymentLock,
  PaymentMethod,
  PaymentOptions,
  PaymentOutput,
  PaymentService,
  PaymentTrouble,
  ProcessOutcome,
  ProcessRefusal,
  ProcessRequest,
  SavedAccount,
  TokeniseOutcome,
  VoucherSlip,
} from "../booking/payment/payment.types.ts";

// Cards as they are typed.

export { type CardBrand, cardFactsOf, checkCard, readExpiry } from "../booking/payment/card.ts";
