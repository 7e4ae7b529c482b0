import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { told } from "../server/account/told.ts";
import { currentPayments } from "../server/payments/current-payments.ts";
import { aMoney, anAttemptId, anOrderId, codeAttempt, codeRequest, line } from "./values.ts";

const name = z.string().min(1).max(200);

const deductions = {
  usePromoCredits: z.boolean(),
  voucher: z.string().min(1).max(40).nullable(),
  useBalance: z.boolean(),
};

const instrument = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("token"), token: name, masked: line, save: z.boolean() }),
  z.object({ kind: z.literal("account"), accountId: name }),
  z.object({ kind: z.literal("mobile"), mobile: line }),
  z.object({ kind: z.literal("none") }),
]);

export const readPaymentOptions = createServerFn()
  .validator(z.object({ order: anOrderId }))
  .handler(async ({ data }) => told(await (await currentPayments()).payments.options(data.order)));

export const renewHold = createServerFn({ method: "POST" })
  .validator(z.object({ order: anOrderId }))
  .handler(async ({ data }) => told(await (await currentPayments()).payments.renewHold(data.order)));

export const billOrder = createServerFn({ method: "POST" })
  .validator(z.object({ ...deductions, order: anOrderId, method: name }))
  .handler(async ({ data }) => told(await (await currentPayments()).payments.bill(data)));

/** What a voucher would take off, before anything is reserved. */
export const checkVoucher = createServerFn({ method: "POST" })
  .validator(z.object({ code: z.string().min(1).max(40), amount: aMoney, email: z.string().max(254) }))
  .handler(async ({ data }) => told(await (await currentPayments()).checkVoucher(data)));

/** Hands a typed card to the vault and gives its token. Nothing of the card is logged or kept on the way. */
export const tokeniseCard = createServerFn({ method: "POST" })
  .validator(z.object({ number: line, expiry: line, securityCode: line, holder: line }))
  .handler(async ({ data }) => told(await (await currentPayments()).payments.tokenise(data)));

/** Begins an attempt to pay. `returnPath` is the page that a redirect comes back to. */
export const processPayment = createServerFn({ method: "POST" })
  .validator(
    z.object({
      returnPath: z.string().max(2000),
      request: z.object({
        ...deductions,
        order: anOrderId,
        method: name,
        flow: z.enum(["card", "redirect", "otp", "sdk", "voucher", "balance", "unknown"]),
        attempt: anAttemptId,
        quoteHash: name,
        amount: aMoney,
        instrument,
      }),
    }),
  )
  .handler(async ({ data: { request, returnPath } }) =>
    told(await (await currentPayments({ returnPath })).payments.process(request)),
  );

export const answerPayment = createServerFn({ method: "POST" })
  .validator(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("sdk"), attempt: anAttemptId, result: z.string().min(1).max(8192) }),
      z.object({ kind: z.literal("cancel"), attempt: anAttemptId }),
    ]),
  )
  .handler(async ({ data }) => told(await (await currentPayments()).payments.answer(data)));

/** How an order's payment stands. */
export const inquirePayment = createServerFn()
  .validator(z.object({ order: anOrderId }))
  .handler(async ({ data }) => told(await (await currentPayments()).payments.inquire(data.order)));

export const requestPaymentCode = createServerFn({ method: "POST" })
  .validator(codeRequest)
  .handler(async ({ data }) => told(await (await currentPayments()).codes.requestCode(data)));

export const verifyPaymentCode = createServerFn({ method: "POST" })
  .validator(codeAttempt)
  .handler(async ({ data }) => told(await (await currentPayments()).codes.verifyCode(data)));
