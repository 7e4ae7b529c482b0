import { attemptId, type PaymentPorts } from "@safar/engine";
import { serverClock } from "../asking/server-clock.ts";
import { acquireDeviceLock } from "../device/device-lock.ts";
import { paymentCodes, paymentService } from "./payment.service.ts";

/** What paying needs of this browser. `keepFlow` puts the flow that pays where a reload finds it, and says whether it is there. */
export const createPaymentPorts = ({ keepFlow }: Pick<PaymentPorts, "keepFlow">): PaymentPorts => ({
  payments: paymentService,
  codes: paymentCodes,
  lock: { acquire: (order) => acquireDeviceLock(`payment:${order}`) },
  clock: serverClock,
  newAttemptId: () => attemptId(crypto.randomUUID()),
  keepFlow,
});
