import { type OtpService, type PaymentService, type ProcessOutcome, sdkTimeoutMs } from "@safar/engine";
import {
  answerPayment,
  billOrder,
  inquirePayment,
  processPayment,
  readPaymentOptions,
  renewHold,
  requestPaymentCode,
  tokeniseCard,
  verifyPaymentCode,
} from "../../calls/payment.calls.ts";
import { askServer } from "../asking/ask-server.ts";

/** Longer than the server waits for a card that goes through a payment SDK. */
const processPatienceMs = sdkTimeoutMs + 10_000;

type Lost = { readonly type: "PROBLEM" };

/** Whatever kept the answer away, the attempt may have been begun: the inquiry tells. */
const orUnknown = (outcome: ProcessOutcome | Lost): ProcessOutcome =>
  outcome.type === "PROBLEM" ? { type: "UNKNOWN" } : outcome;

/** Paying, over our server. */
export const paymentService: PaymentService = {
  options: (order, signal) => askServer((signal) => readPaymentOptions({ data: { order }, signal }), signal),
  renewHold: (order, signal) => askServer((signal) => renewHold({ data: { order }, signal }), signal),
  bill: (data, signal) => askServer((signal) => billOrder({ data, signal }), signal),
  tokenise: (data, signal) => askServer((signal) => tokeniseCard({ data, signal }), signal),
  process: async (request, signal) => {
    const data = { request, returnPath: window.location.pathname };
    return orUnknown(await askServer((signal) => processPayment({ data, signal }), signal, processPatienceMs));
  },
  answer: async (data, signal) => orUnknown(await askServer((signal) => answerPayment({ data, signal }), signal)),
  inquire: (order, signal) => askServer((signal) => inquirePayment({ data: { order }, signal }), signal),
};

/** The codes of attempts to pay, over our server. */
export const paymentCodes: OtpService = {
  requestCode: (data, signal) => askServer((signal) => requestPaymentCode({ data, signal }), signal),
  verifyCode: (data, signal) => askServer((signal) => verifyPaymentCode({ data, signal }), signal),
};
