/** Paying an order: at most one captured payment, and nothing guessed. */

// The payment.

export { type Patience, paymentPatience, processTimeoutMs, sdkTimeoutMs } from "../booking/payment/patience.ts";
export { type PaymentPorts, paymentActors } from "../booking/payment/payment.actors.ts";
export { connectPayment, type PaymentSnapshot, type PaymentView } from "../booking/payment/payment.connect.ts";
export type {
  Bill,
  BillRefusal,
  CardEntry,
  CardFields,
  CardProblem,
  DeclineReason,
  Deductions,
  Instrument,
  MethodUnavailable,
  Need,
  PaymentFlow,
  PaymentMethod,
  PaymentOptions,
  SavedAccount,
  Unpayable,
  VoucherSlip,
} from "../booking/payment/payment.domain.ts";
export { paymentMachine } from "../booking/payment/payment.machine.ts";
export type {
  AttemptAnswer,
  BillOutcome,
  BillRequest,
  InquiryOutcome,
  OptionsOutcome,
  PaymentLock,
  PaymentService,
  ProcessOutcome,
  ProcessRefusal,
  ProcessRequest,
  TokeniseOutcome,
} from "../booking/payment/payment.service.ts";
export type {
  Attempt,
  PaymentEmitted,
  PaymentEvent,
  PaymentInput,
  PaymentOutput,
  PaymentScreen,
  PaymentTrouble,
} from "../booking/payment/payment.types.ts";

export { priceWithVoucher } from "../booking/payment/price-with-voucher.ts";
export type {
  CheckVoucher,
  VoucherCheckOutcome,
  VoucherCheckRequest,
  VoucherRefusal,
} from "../booking/payment/voucher-check.ts";

// Cards as they are typed.

export { type CardBrand, cardFactsOf, checkCard, readExpiry } from "../booking/payment/card.ts";
