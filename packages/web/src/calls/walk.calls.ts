import { editions } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { currentPaymentOrigins } from "../server/payments/current-payments.ts";
import { currentRequest } from "../server/request/current-request.ts";
import { todayIn } from "../server/today.ts";

/** What a walk must know of where it is, beside what every page knows. */
export const readWalkFacts = createServerFn().handler(async () => {
  const { context } = await currentRequest();
  return {
    today: todayIn(editions[context.facts.edition].timeZone),
    paymentOrigins: await currentPaymentOrigins(),
  };
});
